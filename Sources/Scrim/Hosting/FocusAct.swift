/// One step by which a host brings the focus to where the focus machine wants it.
@_spi(Host) public enum FocusAct: Hashable, Sendable {
    /// Remember which of the app's views has the focus, or had it last; or that none has.
    case save
    /// Remember which view of a panel has the focus; the app's saved view stays saved. The machine asks for it only if keys
    /// follow the focus alone.
    case saveInPanel
    /// Give the focus to the view that `saveInPanel` saved, and forget the view.
    case returnToPanel
    /// Give the focus to this surface's panel: to the control from which another panel took it, if the toolkit can.
    ///
    /// `nil`: only keep it from the app. If keys follow the focus alone, the host may let a view of its own
    /// stand in for the panel.
    case moveIn(SurfaceID?)
    /// Give the focus to the first or last control of the app, or of a surface's panel, as Tab does that comes from
    /// elsewhere.
    case enter(FocusRound.Stop, at: End)
    /// Give the focus to the saved view, or to its nearest ancestor that is left; to none if there is none.
    /// Then forget the view.
    case giveBack
    /// Forget the saved view, and leave the focus where it is.
    case forget

    /// The one or the other end of the controls of a place.
    public enum End: Hashable, Sendable {
        /// The first control.
        case first
        /// The last control.
        case last
    }
}
