/// One step by which a host brings the focus to where the focus machine wants it.
@_spi(Host) public enum FocusAct: Hashable, Sendable {
    /// Remember which of the app's views has the focus, or had it last; or that none has.
    case save
    /// Remember which view of a panel has the focus; the app's saved view stays saved.
    ///
    /// Requested only with `KeyBlocking.byFocus`.
    case saveInPanel
    /// Give the focus to the view that `saveInPanel` saved, and forget the view.
    case returnToPanel
    /// Give the focus to this surface's panel: to the control from which the app or another panel took it, if
    /// the toolkit can.
    ///
    /// `nil`: only keep the focus out of the app. With `KeyBlocking.byFocus` the host may let a view of its own stand
    /// in for the panel.
    case moveIn(SurfaceID?)
    /// Give the focus to the first or last control of the app, or of a surface's panel, as if Tab
    /// came there from elsewhere.
    case enter(FocusRound.Stop, at: End)
    /// Give the focus to the saved view, or to its nearest remaining ancestor; if there is none, take the focus away.
    ///
    /// Then forget the view.
    case giveBack
    /// Forget the saved view, and leave the focus where it is.
    case forget

    /// Either end of a stop's controls.
    public enum End: Hashable, Sendable {
        /// The first control.
        case first
        /// The last control.
        case last
    }
}
