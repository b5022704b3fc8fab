/// What happened, as a host reports it to its stage: `stage.report(.frameShown(id, generation: n))`.
///
/// First what happened to a surface or what the user did to it, then what changed around all of them.
@_spi(Host) public enum HostEvent: Hashable, Sendable, Codable {
    /// A frame that shows this surface went to the compositor.
    ///
    /// Report it once for each plan whose `SurfacePlan.awaitsFrame` is true; more does no harm.
    case frameShown(SurfaceID, generation: Int)

    /// The motion of this generation came to its end.
    ///
    /// Of a motion that was broken off there is nothing to report: the stage's own timer ends it.
    case motionEnded(SurfaceID, generation: Int)

    /// The pointer came over the panel, or left it.
    ///
    /// On panels that take input, a pointer over the panel holds a notice's time still.
    case pointerOver(SurfaceID, Bool)

    /// A finger went down on the panel, wherever in it: that opens a stack of notices.
    ///
    /// Report it of panels with a `SurfacePlan.stack`; of others it does nothing.
    case touched(SurfaceID)

    /// The keyboard focus or assistive technology's came into the panel, or has left it with both.
    ///
    /// On panels that take input, either focus holds a notice's time still.
    case focused(SurfaceID, Bool)

    /// A tap ended outside the panel, as `Stage.gate` decided.
    case tappedOutside(SurfaceID)

    /// A press on a panel was let go that took nothing in the panel.
    ///
    /// How far it had moved, in points, and how fast it was then, in points per second. The stage finds out whether that
    /// was a tap or a flick. For surfaces with `SurfacePlan.takesPresses`, best as the press began.
    case panelReleased(SurfaceID, by: Point, velocity: Point = .zero)

    /// Assistive technology asked to dismiss what is on top, or Escape was pressed, wherever the focus is.
    case escape

    /// Escape was pressed while the keyboard focus was at this place: it is for the panel that has the focus, for what
    /// contains the place, or for what blocks it, and for nothing beside that.
    case escapeAt(FocusPlace)

    /// Assistive technology asked to dismiss this one surface: of several regions' overlays, the one that it is on.
    ///
    /// Or the user pressed the toolkit's own close button in the surface's panel (`SurfacePlan.endsByEscape`).
    case escapeOn(SurfaceID)

    /// The cancel button was taken, by whatever means.
    case cancelTaken(SurfaceID)

    /// The user changed the text in the panel's field: all of it, as it is now.
    case fieldChanged(SurfaceID, String)

    /// Enter was pressed in the panel's field, which takes the default button.
    case fieldSubmitted(SurfaceID)

    /// A row of the panel's list was taken, by its `PanelContent.Choices.Row.index`.
    case choiceTaken(SurfaceID, Int)

    /// One of the app's buttons was taken, by its index in `PanelContent.actions`; by default the first.
    case actionTaken(SurfaceID, Int = 0)

    /// A finger or pointer took hold of a sheet that is draggable (`SheetPlan.isDraggable`), at rest or in motion, and
    /// holds the sheet from now on.
    ///
    /// The instants of a drag are those of its input events, on the host's clock.
    case dragBegan(SurfaceID, at: Instant)

    /// The finger has moved by so many points towards closing (`SheetPlan.closing`) since the drag began;
    /// negative towards opening.
    ///
    /// Over content that scrolls along the sheet's axis, `by` is only the sheet's share of the finger's
    /// movement, and `content` is the content's share (`ScrollHandover`); `nil`: there is no such content under
    /// the finger.
    case dragMoved(SurfaceID, by: Double, content: ContentScroll? = nil, at: Instant)

    /// The finger released the sheet; or the drag was cancelled, and the sheet returns to where it rested.
    case dragEnded(SurfaceID, at: Instant, cancelled: Bool)

    /// A pointer took hold of the header of a dialog (`SheetPlan.takesMove`), and moves it from now on.
    ///
    /// Where the desktop expects that dialogs can be moved out of the way.
    case moveBegan(SurfaceID)

    /// The pointer has moved so far since `moveBegan`, in points.
    ///
    /// The dialog stays within its region, and comes back with the pointer. Nothing has to be reported at the end.
    case moved(SurfaceID, by: Point)

    /// A key or assistive technology asked for the next larger or smaller detent.
    case detentStepped(SurfaceID, larger: Bool)

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
    /// overlays lie over it. Only for dialogs that block the window's content, and are part of it.
    case dialogChanged(DialogID?)

    /// The app was suspended, or is back; where its windows go to the background one by one, this window did.
    case suspended(Bool)

    /// The window became active (the user works in it), or stopped being active.
    ///
    /// A stage takes its window for active until this is reported. Report `false` only where a window of this platform can
    /// become active again: what can be answered waits for that.
    case activeChanged(Bool)

    /// The user's settings changed, as the platform reports them.
    indirect case environmentChanged(Stage.Environment)
}
