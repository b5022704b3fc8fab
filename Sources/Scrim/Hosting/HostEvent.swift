/// What happened, as a host reports it to its stage (`Stage.report(_:)`).
///
/// The cases sort the events by what they are about. A host makes them with the static functions below:
/// `stage.report(.frameShown(id, generation: n))`.
@_spi(Host) public enum HostEvent: Hashable, Sendable, Codable {
    /// Something happened to one surface on screen.
    case surface(SurfaceID, SurfaceReport)
    /// The user did something to overlays.
    case user(UserReport)
    /// A finger, a key or assistive technology did something to one sheet.
    case sheet(SurfaceID, SheetReport)
    /// Something changed around all surfaces: a region, the app, the platform.
    case surroundings(SurroundingsReport)
}

@_spi(Host) extension HostEvent {
    /// A frame that shows this surface went to the compositor.
    ///
    /// Report it once for each plan whose `SurfacePlan.awaitsFrame` is true; more does no harm.
    public static func frameShown(_ surface: SurfaceID, generation: Int) -> HostEvent {
        .surface(surface, .frameShown(generation: generation))
    }

    /// The motion of this generation came to its end.
    ///
    /// Of a motion that was broken off there is nothing to report: the stage's own timer ends it.
    public static func motionEnded(_ surface: SurfaceID, generation: Int) -> HostEvent {
        .surface(surface, .motionEnded(generation: generation))
    }

    /// The pointer came over the panel, or left it.
    ///
    /// On panels that take input, a pointer over the panel holds a notice's time still.
    public static func pointerOver(_ surface: SurfaceID, _ isOver: Bool) -> HostEvent {
        .surface(surface, .pointerOver(isOver))
    }

    /// A finger went down on the panel, wherever in it: that opens a stack of notices.
    ///
    /// Report it of panels with a `SurfacePlan.stack`; of others it does nothing.
    public static func touched(_ surface: SurfaceID) -> HostEvent { .user(.touched(surface)) }

    /// The keyboard focus or assistive technology's came into the panel, or has left it with both.
    ///
    /// On panels that take input, either focus holds a notice's time still.
    public static func focused(_ surface: SurfaceID, _ isFocused: Bool) -> HostEvent {
        .surface(surface, .focused(isFocused))
    }

    /// A tap ended outside the panel, as `Stage.gate` decided.
    public static func tappedOutside(_ surface: SurfaceID) -> HostEvent { .user(.tappedOutside(surface)) }

    /// A press on a panel was let go that took nothing in the panel.
    ///
    /// How far it had moved, in points, and how fast it was then, in points per second. The stage finds out whether that
    /// was a tap or a flick. For surfaces with `SurfacePlan.takesPresses`, best as the press began.
    public static func panelReleased(
        _ surface: SurfaceID, by way: Point, velocity: Point = .zero
    ) -> HostEvent {
        .user(.panelReleased(surface, by: way, velocity: velocity))
    }

    /// Assistive technology asked to dismiss what is on top, or Escape was pressed, wherever the focus is.
    public static var escape: HostEvent { .user(.escape) }

    /// Escape was pressed while the keyboard focus was at this place: it is for the panel that has the focus, for what
    /// contains the place, or for what blocks it, and for nothing beside that.
    public static func escape(at focus: FocusPlace) -> HostEvent { .user(.escapeAt(focus)) }

    /// Assistive technology asked to dismiss this one surface: of several regions' overlays, the one that it is on.
    ///
    /// Or the user pressed the toolkit's own close button in the surface's panel (`SurfacePlan.endsByEscape`).
    public static func escape(on surface: SurfaceID) -> HostEvent { .user(.escapeOn(surface)) }

    /// The cancel button was taken, by whatever means.
    public static func cancelTaken(_ surface: SurfaceID) -> HostEvent { .user(.cancelTaken(surface)) }

    /// The user changed the text in the panel's field: all of it, as it is now.
    public static func fieldChanged(_ surface: SurfaceID, _ text: String) -> HostEvent {
        .user(.fieldChanged(surface, text))
    }

    /// Enter was pressed in the panel's field, which takes the default button.
    public static func fieldSubmitted(_ surface: SurfaceID) -> HostEvent { .user(.fieldSubmitted(surface)) }

    /// A row of the panel's list was taken, by its `PanelContent.Choices.Row.index`.
    public static func choiceTaken(_ surface: SurfaceID, _ index: Int) -> HostEvent {
        .user(.choiceTaken(surface, index))
    }

    /// One of the app's buttons was taken, by its index in `PanelContent.actions`; by default the first.
    public static func actionTaken(_ surface: SurfaceID, _ button: Int = 0) -> HostEvent {
        .user(.actionTaken(surface, button))
    }

    /// A finger or pointer took hold of a sheet that is draggable (`SheetPlan.isDraggable`), at rest or in motion, and
    /// holds the sheet from now on.
    ///
    /// The instants of a drag are those of its input events, on the host's clock.
    public static func dragBegan(_ surface: SurfaceID, at instant: Instant) -> HostEvent {
        .sheet(surface, .dragBegan(at: instant))
    }

    /// The finger has moved by so many points towards closing (`SheetPlan.closing`) since the drag began;
    /// negative towards opening.
    ///
    /// Over content that scrolls along the sheet's axis, `by` is only the sheet's share of the finger's
    /// movement, and `content` is the content's share (`ScrollHandover`); `nil`: there is no such content under
    /// the finger.
    public static func dragMoved(
        _ surface: SurfaceID, by distance: Double, content: ContentScroll? = nil, at instant: Instant
    ) -> HostEvent {
        .sheet(surface, .dragMoved(by: distance, content: content, at: instant))
    }

    /// The finger released the sheet; or the drag was cancelled, and the sheet returns to where it rested.
    public static func dragEnded(_ surface: SurfaceID, at instant: Instant, cancelled: Bool) -> HostEvent {
        .sheet(surface, .dragEnded(at: instant, cancelled: cancelled))
    }

    /// A pointer took hold of the header of a dialog (`SheetPlan.takesMove`), and moves it from now on.
    ///
    /// Where the desktop expects that dialogs can be moved out of the way.
    public static func moveBegan(_ surface: SurfaceID) -> HostEvent { .sheet(surface, .moveBegan) }

    /// The pointer has moved so far since `moveBegan`, in points.
    ///
    /// The dialog stays within its region, and comes back with the pointer. Nothing has to be reported at the end.
    public static func moved(_ surface: SurfaceID, by way: Point) -> HostEvent {
        .sheet(surface, .moved(by: way))
    }

    /// A key or assistive technology asked for the next larger or smaller detent.
    public static func detentStepped(_ surface: SurfaceID, larger: Bool) -> HostEvent {
        .sheet(surface, .detentStepped(larger: larger))
    }

    /// A region changed its state: it came into sight, went out of sight or was destroyed.
    ///
    /// The region `window` stands for the whole stage.
    public static func regionChanged(_ region: Region, _ state: Region.State) -> HostEvent {
        .surroundings(.region(region, state))
    }

    /// A region is a view inside this surface's content (a table in a sheet): the region's own overlays belong just
    /// above that surface.
    ///
    /// `nil`: the view is in the window.
    public static func regionContained(_ region: Region, in surface: SurfaceID?) -> HostEvent {
        .surroundings(.container(region, in: surface))
    }

    /// The newest open dialog of the app inside the window changed; `nil`: none is open.
    ///
    /// Overlays over the window from before the dialog step aside, since the user has to answer it first. Later
    /// overlays lie over it. Only for dialogs that block the window's content, and are part of it.
    public static func dialogChanged(_ dialog: DialogID?) -> HostEvent {
        .surroundings(.dialog(dialog))
    }

    /// The app was suspended, or is back.
    public static func suspended(_ isSuspended: Bool) -> HostEvent {
        .surroundings(.suspended(isSuspended))
    }

    /// The window became active (the user works in it), or stopped being active.
    ///
    /// A stage takes its window for active until this is reported. Report `false` only where a window of this platform can
    /// become active again: what can be answered waits for that.
    public static func activeChanged(_ isActive: Bool) -> HostEvent {
        .surroundings(.active(isActive))
    }

    /// The user's settings changed, as the platform reports them.
    public static func environmentChanged(_ environment: Stage.Environment) -> HostEvent {
        .surroundings(.environment(environment))
    }
}
