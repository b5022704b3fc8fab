/// A host's report of what a user did to overlays: taps outside, Escape, buttons.
@_spi(Host) public enum UserReport: Hashable, Sendable, Codable {
    /// A tap ended outside a surface's panel, as the gate decided.
    case tappedOutside(SurfaceID)
    /// Assistive technology asked to dismiss what is on top, or Escape was pressed, wherever the focus is.
    case escape
    /// Escape was pressed while the keyboard focus was at this place.
    case escapeAt(FocusPlace)
    /// Assistive technology asked to dismiss this one surface, or the toolkit's own close button in its panel was pressed.
    case escapeOn(SurfaceID)
    /// A finger went down on a surface's panel.
    case touched(SurfaceID)
    /// A press on a surface's panel, beside its controls, was let go: how far it had moved, in points, and how fast it
    /// was then, in points per second.
    case panelReleased(SurfaceID, by: Point, velocity: Point)
    /// A surface's cancel button was taken, by whatever means.
    case cancelTaken(SurfaceID)
    /// The text in a surface's field is another one: all of it.
    case fieldChanged(SurfaceID, String)
    /// Enter was pressed in a surface's field.
    case fieldSubmitted(SurfaceID)
    /// A row of a surface's list was chosen, by its index in `Overlay.Choices.titles`.
    case choiceTaken(SurfaceID, Int)
    /// One of the app's buttons on a surface was taken, by its index in `PanelContent.actions`.
    case actionTaken(SurfaceID, Int)
}
