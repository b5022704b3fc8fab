extension Region {
    /// Whether a region is in a window and in sight.
    public enum State: Hashable, Sendable, Codable {
        /// The region is not in a window: presentations wait until it is.
        case detached
        /// The region is in a window, but out of sight (another tab): surfaces are not drawn, and block nothing.
        case hidden
        /// The region is in a window and in sight.
        case visible
        /// The region is in the window's tree, but nothing can be drawn over it (on GTK: it is on a popover).
        ///
        /// Counts as hidden, and is reported to the stage's log.
        case unreachable
        /// The region is destroyed: presentations end.
        case gone
    }
}

/// The area that an overlay covers.
public enum Region: Hashable, Sendable, Codable {
    /// The whole window, its bars included, but not an on-screen keyboard above it.
    case window
    /// The whole window and the on-screen keyboard.
    ///
    /// What a veil covers.
    case windowAndKeyboard
    /// The on-screen keyboard alone.
    case keyboard
    /// A view of the app, by the identifier that the host gave it.
    case view(Region.ID)

    /// Whether the region is the whole window, with or without the keyboard.
    public var isWindow: Bool { self == .window || self == .windowAndKeyboard }

    /// Whether the on-screen keyboard is part of the region, and covers none of it.
    var includesKeyboard: Bool { self == .windowAndKeyboard || self == .keyboard }
}

extension Region: Ranked {
    var rank: UInt64 {
        switch self {
        case .window: 0
        case .windowAndKeyboard: 1
        case .keyboard: 2
        case .view(let id): id.number + 3
        }
    }
}
