/// Where the focus of a window is, as its host sees it at this moment.
@_spi(Host) public struct FocusSnapshot: Hashable, Sendable {
    /// The owner of the focus.
    public enum Owner: Hashable, Sendable {
        /// Nobody.
        case nobody
        /// A view of the app, outside all panels.
        case app
        /// A view in a surface's panel, even if the surface is leaving or covered by another one.
        case panel(SurfaceID)
        /// The host's own view that stands in for a panel.
        case standIn
    }

    /// A view that the host remembers.
    public enum Saved: Hashable, Sendable {
        /// No view: nothing was saved, no view had the focus, or the view is gone or in a leaving panel.
        case nobody
        /// A view that keys reach.
        case free
        /// A view that keys reach, and that brings up no on-screen keyboard.
        ///
        /// A host with `KeyBlocking.atWindow` reports `free` instead.
        case freeWithoutKeyboard
        /// A view whose keys are blocked.
        case blocked

        /// Whether keys reach the view.
        var isFree: Bool { self == .free || self == .freeWithoutKeyboard }
    }

    /// The owner of the focus.
    public let owner: Owner
    /// Whether keys are kept from the owner: the input gate blocks them, or no longer knows the panel.
    public let isBlocked: Bool
    /// The view that `FocusAct.save` saved.
    public let saved: Saved
    /// The view in a panel that has the focus, or that `FocusAct.saveInPanel` saved.
    public let inPanel: Saved

    /// The focus as the host sees it.
    ///
    /// - Parameters:
    ///   - isBlocked: Whether the keys of the owner are blocked (`InputGate.keyRoute(focus:)`).
    ///   - saved: The saved view, and whether its keys are blocked.
    ///   - inPanel: The view in a panel that is the owner or was saved, and whether its keys are blocked. A host with
    ///     `KeyBlocking.atWindow` leaves that out.
    public init(owner: Owner, isBlocked: Bool = false, saved: Saved = .nobody, inPanel: Saved = .nobody) {
        self.owner = owner
        self.isBlocked = isBlocked
        self.saved = saved
        self.inPanel = inPanel
    }
}
