extension Stage {
    /// What a stage uses for overlays that say nothing themselves: appearance, words and the queue's limits.
    public struct Defaults: Hashable, Sendable, Codable {
        /// How overlays look.
        ///
        /// Default: adaptive.
        public var appearance = Overlay.Appearance.adaptive
        /// The library's own words, in English unless told.
        public var strings = Stage.Strings()
        /// How many HUDs may wait; the one that matters least then ends unseen.
        ///
        /// Default 16.
        public var queueLimit = Tuning.queueLimit
        /// How long a HUD may wait before it ends unseen.
        ///
        /// Default 10 s.
        public var queueTimeout = Tuning.queueTimeout
        /// Whether overlays come and go without grace, minimum and transition, for UI tests.
        ///
        /// Lifetimes stay. Default: no.
        public var isInstant = false

        /// The library's own defaults.
        public init() {}
    }
}
