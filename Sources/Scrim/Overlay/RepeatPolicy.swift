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
        /// The presented surface leaves, its presentations end as replaced, and a new surface comes.
        case replace
        /// The second changes the surface that is presented under the same name (`Overlay.identifier`), in place,
        /// as `refresh` does.
        ///
        /// Without a name, it changes the one with the same text. A surface at another placement leaves. If no surface
        /// has the name, the second gets its own. `Overlay.identified(_:counts:)` sets name and policy.
        case update
        /// As `update`, and shows how often in a row the text was the same: "Connection lost (3)".
        case count
        /// The second gets its own surface.
        ///
        /// An overlay that is shown over a veil, loading view or activity with this policy neither joins nor replaces
        /// it; together the two scrims are as dark as the darker one. So a lock stays as it is while other parts of the
        /// app show veils.
        ///
        /// Default for sheets and notices. Notices in the middle then take turns; those at an edge or corner
        /// form a stack.
        case separate
    }
}
