/// What happens to one surface.
///
/// The stage decides which surface an event concerns and when it is due. The surface decides what the event does.
enum SurfaceEvent: Hashable, Sendable, Codable {
    // MARK: Its situation

    /// The surface's region is there, and for a HUD its turn: grace begins, counted from when the
    /// overlay was asked for.
    case begin
    /// The surface waits for its turn, out of sight.
    case queue
    /// The surface's region is no longer in a window; the surface waits for one.
    case detach
    /// The surface went out of sight with its region, its window or the app, or came back; or it began or
    /// ceased to step aside.
    case sightChanged(from: Surface.Sight)
    /// The surface's window came into sight or went out of it, or became active or inactive.
    case attentionChanged

    /// The surface has another slot among the notices at its edge or corner; `nil`: it is alone.
    case stacked(Shared<StackSlot>?)
    /// Whether nobody can read the surface's result, because something is in front of it or its view is out of sight.
    case covered(Bool)
    /// What was over the surface has gone, so the surface is new to the user again.
    case uncovered

    // MARK: Its holders

    /// Another presentation shares the surface.
    case join(Holder)
    /// Another presentation takes the surface over, in place.
    case refresh(Holder)
    /// The program changes a holder's text, indicator, buttons, look or input.
    case change(Presentation.ID, Change)
    /// The body of a holder's `during` is asked to stop.
    case cancelBody(Presentation.ID, Presentation.Cause)
    /// The body of a holder's `during` returned.
    case bodyEnded(Presentation.ID, Presentation.Cause)
    /// The program wants a holder to end at an instant.
    case dismissLater(Presentation.ID, at: Instant)
    /// A holder ended by the program stays for the minimum.
    case wait(Presentation.ID, Presentation.Cause)
    /// A holder ends with a final status.
    case finish(Presentation.ID, Presentation.Cause, says: Overlay.Content)
    /// One holder of several ends.
    case settle(Presentation.ID, Presentation.Cause)
    /// A holder continues on another surface: it is minimized or restored.
    case moveOut(Presentation.ID)
    /// A holder's lifetime is over, but the user may not have seen the holder.
    case lengthen(Presentation.ID)
    /// A holder was reported as overdue, and is not reported again.
    case reportedOverdue(Presentation.ID)
    /// A holder's view was reported as cut off, and is not reported again.
    case reportedCut(Presentation.ID)
    /// The surface's wait for the user was reported, and is not reported again.
    case reportedAbsence
    /// A presentation begins to follow the surface's sheet frame by frame, or stops.
    case follow(Presentation.ID, Bool)

    // MARK: Its end

    /// All holders end, and the surface leaves; flung if a drag ended it.
    case leave(Presentation.Cause, isFlung: Bool)
    /// The surface's region is destroyed: all holders end, without an exit transition.
    case remove(Presentation.Cause)
    /// A more urgent HUD takes the surface's placement.
    case interrupt

    // MARK: Reports of its host

    /// A frame that shows the surface went to the compositor.
    case frameShown(generation: Int)
    /// The motion of this generation has ended.
    case motionEnded(generation: Int)
    /// The pointer entered the surface's panel, or left it.
    case pointerOver(Bool)
    /// The keyboard focus or a screen reader's entered the surface's panel, or left it.
    case focused(Bool)
    /// A finger or pointer took hold of the surface's sheet.
    case dragBegan(at: Instant)
    /// The finger has moved the sheet by this many points towards closing since then, and scrolled its content.
    case dragMoved(by: Double, content: ContentScroll?, at: Instant)
    /// The finger was lifted; or the drag was cancelled, and the sheet returns to where it rested.
    case dragEnded(at: Instant, cancelled: Bool)
    /// A drag was released where it dismisses, and the app refused.
    case dragRefused(at: Instant)
    /// A pointer took hold of the header of the surface's sheet, which is a dialog.
    case moveBegan
    /// The pointer has moved the dialog by this much since then.
    case moved(by: Point)
    /// The next larger or smaller detent was asked for.
    case detentStepped(larger: Bool)
    /// Its sheet's grabber was tapped, or activated by other means.
    case grabberTapped
    /// Layout found other frames.
    case laidOut(SurfaceExtent)
    /// The surface's sheet should go to a detent.
    case setDetent(Overlay.Detent)

    /// A finger went down on the surface's panel.
    case touched
    /// The user changed the text in the panel's field.
    case typed(String)
    /// Enter was pressed in the panel's field.
    case submitted
    /// The user chose a title of the panel's list, by its index.
    case chose(Int)

    // MARK: Announcements

    /// A text and a step of progress were announced.
    case announced(Spoken)

    /// Time passed.
    case pass

    /// A change that the program makes to a presented overlay.
    enum Change: Hashable, Sendable, Codable {
        case content(Overlay.Content)
        case appearance(Overlay.Appearance?)
        case input(Overlay.InputPolicy)
        /// How long the overlay stays, from now on.
        case timing(Overlay.Timing)
        /// The progress; `nil`: unknown.
        case progress(Double?)
        case sheet(Overlay.Sheet)
        /// What is wrong with the text in the field; `nil`: nothing.
        case problem(String?, of: String)
        /// The indices of the titles that contain a text; `nil`: all.
        case matches([Int]?, of: String)

        /// The part of a presentation that a change sets as a whole.
        enum Kind: Hashable, Sendable {
            case content, appearance, input, timing
            case progress(isKnown: Bool)
        }

        /// The kind of later changes that override this one; `nil`: none do, as with a sheet, which moves to each
        /// detent that it is given.
        var kind: Kind? {
            switch self {
            case .content: .content
            case .appearance: .appearance
            case .input: .input
            case .timing: .timing
            case .progress(let progress): .progress(isKnown: progress != nil)
            case .sheet, .problem, .matches: nil
            }
        }

        /// The overlay with the change.
        func applied(to overlay: Overlay) -> Overlay {
            var overlay = overlay
            switch self {
            case .content(let content):
                let (old, choices) = (overlay.content.field, overlay.content.choices)
                overlay.content = content
                if let choices { overlay.content.choices?.takeSearch(of: choices) }
                guard var field = content.field, let old else { break }
                // The app validates each text of its question, also that of a field which it has replaced.
                if field.validation.isNone, !old.validation.isNone { field.awaitValidation() }
                if field.text != old.text {
                    field = field.with(text: field.text)
                    field.revision = old.revision &+ 1
                }
                overlay.content.field = field
            case .appearance(let appearance): overlay.appearance = appearance
            case .input(let input): overlay.input = input
            case .timing(let timing): overlay.timing = timing
            case .progress(let progress):
                overlay.content.show(progress)
            case .sheet(let sheet): overlay.sheet = sheet
            case .problem(let problem, let text):
                // A problem found in an earlier text says nothing about this one.
                guard overlay.content.field?.text == text else { break }
                overlay.content.field?.validation = .done(problem: problem)
            case .matches(let matches, let text): overlay.content.choices?.search.take(matches, of: text)
            }
            return overlay
        }
    }

    /// What was last announced of a surface.
    struct Spoken: Hashable, Sendable, Codable {
        /// The text; `nil`: nothing yet.
        var text: String?
        /// The last announced step of the displayed presentation's progress.
        var step = 0
        /// The haptic of the icon that is shown, once the user has seen the icon; `nil`: it has none.
        var haptic: Overlay.Haptic?
    }
}

/// The results of a layout that the lifecycle uses.
struct SurfaceExtent: Hashable, Sendable, Codable {
    /// How far a slide goes, and in how much room.
    var slide = Surface.Slide()
    /// The room in which a sheet's detents are resolved; `nil`: the surface is no sheet.
    var room: DetentRoom?
    /// Whether a sheet moves from its position to its new height; if not, it is there at once.
    var movesItself = false
    /// A notice's panel as it would be alone.
    var alone = StackSlot.Alone()
    /// Whether a panel is visible; it is not over a view that is scrolled out of sight, or if something of the app's
    /// covers all of it.
    var hasPanel = true
    /// How far a dialog is out of the middle, in points; less than asked for if it was moved past the region's edge.
    var dialogOffset = Point.zero
    /// Whether a dialog that was moved would be cut off in its region's new size.
    var cutsDialog = false
    /// How much of the app's view a sheet cuts off, even at the largest height that a user can give it, in points.
    var cutOff = Size.zero
    /// Whether a notice's text is cut off, and scrolls.
    var cutsText = false
}

extension SurfaceEvent {
    /// Whether the event makes a holder show its final status.
    var isFinish: Bool {
        if case .finish = self { true } else { false }
    }

    /// Whether the event removes the surface, whatever its state.
    var isRemoval: Bool {
        if case .remove = self { true } else { false }
    }
}
