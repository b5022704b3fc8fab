/// The state of a surface, from `show` until it is gone.
///
/// Visibility is not part of it; the states of the regions decide that (`RegionTable`).
enum Life: Hashable, Sendable, Codable {
    /// The surface waits: its region is not in a window.
    case detached
    /// A HUD waits for its turn, unseen.
    case queued(since: Instant)
    /// Nothing is drawn yet; only the input gate is closed.
    case grace(until: Instant)
    /// The host has the surface, to draw it or to keep it while its region is hidden.
    case up(Showing)
    /// The exit transition runs, and the surface's holders are settled.
    ///
    /// `until` gives the host time to report the end of the motion. If another presentation joins meanwhile, the
    /// surface turns around and keeps what was shown of it.
    case leaving(until: Instant, Showing)
    /// The surface is off the screen, and its presentations are gone.
    ///
    /// The host keeps it for a screen reader that asks what had the focus before.
    case afterglow(until: Instant)
    /// A HUD leaves the screen because a more urgent one came; after that it waits for its turn again.
    case interrupted(until: Instant)

    /// How much of a presented surface was seen.
    enum Showing: Hashable, Sendable, Codable {
        /// The surface's first frame is awaited.
        case awaitingFrame
        /// A frame of the surface was on screen; until `minimumUntil` the program cannot remove the surface.
        case shown(minimumUntil: Instant)
    }
}
