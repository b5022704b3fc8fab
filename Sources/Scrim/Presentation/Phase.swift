/// How far a surface is on its way from asked-for to gone.
enum Phase: Hashable, Sendable {
    /// Its region is not in a window yet.
    case detached
    /// A HUD that waits for its turn.
    case queued(since: Instant)
    /// Nothing is drawn yet; only the input gate is closed.
    case grace(until: Instant)
    /// Handed to the host: coming, there, or hidden with its region.
    case up
    /// On its way out, its holders settled.
    ///
    /// The host has until then to say that it arrived.
    case leaving(until: Instant)
    /// A HUD on its way out because a more urgent one came; it waits for its turn again after.
    case interrupted(until: Instant)
}
