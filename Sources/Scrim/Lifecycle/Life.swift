/// The state of a surface, from `show` until it is gone.
///
/// Visibility is not part of it: that follows from the state of the region (`RegionTable`).
enum Life: Hashable, Sendable, Codable {
    /// The surface waits: its region is not in a window.
    case detached
    /// A HUD waits for its turn, unseen.
    case queued(since: Instant)
    /// Nothing is drawn yet; only the input gate is closed.
    case grace(until: Instant)
    /// The host has the surface, to draw it or to keep it while its region is hidden.
    case up(Showing)
    /// The surface is on its way off the screen, and its holders are settled.
    ///
    /// Until then the host has time to report the end of the motion. A surface that is joined meanwhile turns
    /// around and keeps what was shown of it.
    case leaving(until: Instant, Showing)
    /// The surface is off the screen, and its presentations are gone.
    ///
    /// The host keeps it for a screen reader that asks what had the focus before.
    case afterglow(until: Instant)
    /// A HUD is on its way off the screen because a more urgent one came; after that it waits for its turn again.
    case interrupted(until: Instant)

    /// How much of a presented surface was seen.
    enum Showing: Hashable, Sendable, Codable {
        /// The surface's first frame is awaited.
        case awaitingFrame
        /// A frame of the surface was on screen; until then the program cannot take it away.
        case shown(minimumUntil: Instant)
    }
}
