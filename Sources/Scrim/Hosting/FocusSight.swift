/// Where the focus of a window is, as its host sees it at this moment.
@_spi(Host) public struct FocusSight: Hashable, Sendable {
    /// Who has the focus.
    public enum Owner: Hashable, Sendable {
        /// Nobody.
        case nobody
        /// A view of the app's, outside all panels.
        case app
        /// Something in a surface's panel, also in one that leaves or that another surface covers.
        case panel(SurfaceID)
        /// The host's own view, which stands in for a panel.
        case standIn
    }

    /// What was remembered by `FocusAct.save`.
    public enum Saved: Hashable, Sendable {
        /// Nothing, or that nobody had the focus, or a view that is gone.
        case nobody
        /// A view whose keys reach the view.
        case free
        /// A view whose keys are blocked.
        case blocked
    }

    /// Who has the focus.
    public let owner: Owner
    /// Whether keys do not reach the owner: the input gate blocks them, or does not know the panel any more.
    public let isBlocked: Bool
    /// What was remembered.
    public let saved: Saved

    /// What the host sees.
    ///
    /// - Parameters:
    ///   - isBlocked: Whether the keys of the owner are blocked (`InputGate.keyRoute(focus:)`).
    ///   - saved: What was remembered, and whether its keys are blocked.
    public init(owner: Owner, isBlocked: Bool = false, saved: Saved = .nobody) {
        self.owner = owner
        self.isBlocked = isBlocked
        self.saved = saved
    }
}
