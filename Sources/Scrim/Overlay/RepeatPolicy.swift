extension Overlay {
    /// What a second `show` of an overlay of the same kind over the same region does.
    public enum RepeatPolicy: Hashable, Sendable, Codable {
        /// The second shares the presented surface; each handle keeps its own outcome.
        ///
        /// Default for veil, loading and activity.
        case join
        /// The second takes over the presented surface, in place and without a transition.
        ///
        /// The earlier presentations end as replaced, and minimum and lifetime start again.
        case refresh
        /// The presented surface leaves, its presentations ended as replaced, and a new one comes.
        case replace
        /// The second changes what is presented under the same name (`Overlay.identifier`), in place, as `refresh` does.
        ///
        /// Without a name, what says the same. What is presented at another placement leaves; without any of that
        /// name, the second gets its own surface. `Overlay.identified(_:)` sets both.
        case update
        /// As `update`, and says how often in a row it said the same: "Connection lost (3)".
        case count
        /// The second gets its own surface.
        ///
        /// What is shown after a veil, loading view or activity with this policy does not join or replace it. It lies over
        /// it, and the darker of the two dims: a lock stays as it is while other parts of the app show veils.
        ///
        /// Default for sheets and notices. Notices in the middle then take turns; those at an edge or corner form a stack.
        case separate
    }
}
