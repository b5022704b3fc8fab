/// What happened, as a host reports it to its stage: `stage.report(.frameShown(id, generation: n))`.
///
/// The cases about one surface come first, then those about what is around all surfaces.
@_spi(Host) public enum HostEvent: Hashable, Sendable, Codable {
    /// A frame that shows this surface went to the compositor.
    ///
    /// Report it once for each plan whose `SurfacePlan.awaitsFrame` is true; further reports do no harm.
    case frameShown(SurfaceID, generation: Int)

    /// The motion of this generation came to its end.
    ///
    /// An interrupted motion needs no report: the stage's own timer ends it.
    case motionEnded(SurfaceID, generation: Int)

    /// The pointer came over the panel, or left it.
    ///
    /// On panels that take input, a pointer over the panel pauses a notice's time.
    case pointerOver(SurfaceID, Bool)

    /// A finger went down anywhere on the panel, which opens a stack of notices.
    ///
    /// Report it for panels with a `SurfacePlan.stack`; for others it does nothing.
    case touched(SurfaceID)

    /// The keyboard focus or the focus of assistive technology entered the panel, or neither is in it any more.
    ///
    /// On panels that take input, either focus pauses a notice's time.
    case focused(SurfaceID, Bool)

    /// A tap ended outside the panel, as `Stage.gate` decided.
    case tappedOutside(SurfaceID)

    /// A press on a panel ended without activating anything in it.
    ///
    /// `by` is how far the press had moved, in points; `velocity` is how fast it was then, in points per second. The
    /// stage finds out whether that was a tap or a flick. Report it for surfaces whose `SurfacePlan.takesPresses` was
    /// true, best as the press began.
    case panelReleased(SurfaceID, by: Point, velocity: Point = .zero)

    /// Assistive technology asked to dismiss the front-most overlay, or Escape was pressed, wherever the focus is.
    case escape

    /// Escape was pressed while the keyboard focus was at this place.
    ///
    /// Escape is for the panel that has the focus, for a surface whose content contains the place, or for what blocks
    /// the place. Other surfaces ignore it.
    case escapeAt(FocusPlace)

    /// Assistive technology asked to dismiss this surface: of several regions' overlays, the one with its focus.
    ///
    /// Or the user pressed the toolkit's own close button in the surface's panel (`SurfacePlan.endsByEscape`).
    case escapeOn(SurfaceID)

    /// The cancel button was activated, by whatever means.
    case cancelTaken(SurfaceID)

    /// The user changed the text in the panel's field: all of it, as it is now.
    case fieldChanged(SurfaceID, String)

    /// Enter was pressed in the panel's field, which activates the default button.
    case fieldSubmitted(SurfaceID)

    /// A row of the panel's list was chosen, by its `PanelContent.Choices.Row.index`.
    case choiceTaken(SurfaceID, Int)

    /// One of the app's buttons was activated, by its index in `PanelContent.actions`; by default the first.
    case actionTaken(SurfaceID, Int = 0)

    /// A finger or pointer took hold of a draggable sheet (`SheetPlan.isDraggable`), at rest or in motion.
    ///
    /// The instants of a drag are those of its input events, on the host's clock.
    case dragBegan(SurfaceID, at: Instant)

    /// The finger has moved by this many points towards closing (`SheetPlan.closing`) since the drag began; a negative
    /// number is towards opening.
    ///
    /// Over content that scrolls along the sheet's axis, `by` is only the sheet's share of the movement, and `content`
    /// is the content's share (`ScrollHandover`); `nil`: there is no such content under the finger.
    case dragMoved(SurfaceID, by: Double, content: ContentScroll? = nil, at: Instant)

    /// The finger released the sheet; or the drag was cancelled, and the sheet returns to where it rested.
    case dragEnded(SurfaceID, at: Instant, cancelled: Bool)

    /// A pointer took hold of the header of a dialog (`SheetPlan.takesMove`), and moves the dialog from now on.
    ///
    /// Report it where the desktop lets users move dialogs out of the way.
    case moveBegan(SurfaceID)

    /// How far the pointer has moved since `moveBegan`, in points.
    ///
    /// The dialog stays within its region, and comes back with the pointer. Nothing has to be reported at the end.
    case moved(SurfaceID, by: Point)

    /// A key or assistive technology asked for the next larger or smaller detent.
    case detentStepped(SurfaceID, larger: Bool)

    /// The user tapped or clicked a sheet's grabber (`SheetPlan.takesTap(at:grabber:)`), or a key or assistive
    /// technology activated it.
    ///
    /// The sheet goes to its next larger detent, and from the largest to the smallest. While it moves or is
    /// dragged, nothing happens.
    case grabberTapped(SurfaceID)

    /// A region changed its state: it came into sight, went out of sight or was destroyed.
    ///
    /// The region `window` stands for the whole stage.
    case regionChanged(Region, Region.State)

    /// A region is a view inside this surface's content (a table in a sheet): the region's own overlays belong just
    /// above that surface.
    ///
    /// `nil`: the view is in the window.
    case regionContained(Region, in: SurfaceID?)

    /// The newest open dialog of the app inside the window changed; `nil`: none is open.
    ///
    /// Overlays over the window from before the dialog step aside, since the user has to answer it first. Later
    /// overlays lie over it. Report only dialogs inside the window that block its content.
    case dialogChanged(DialogID?)

    /// The app was suspended or resumed; if its windows go to the background one by one, this window did.
    case suspended(Bool)

    /// The window became active (the user works in it), or stopped being active.
    ///
    /// Until the first report a stage assumes that its window is active. Report `false` only on platforms where a
    /// window can become active again: overlays that can be answered wait for that.
    case activeChanged(Bool)

    /// The user's settings changed, as the platform reports them.
    indirect case environmentChanged(Stage.Environment)
}
