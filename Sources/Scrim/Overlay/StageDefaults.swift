extension Stage {
    /// What a stage uses for overlays that say nothing themselves: appearance, words and the queue's limits.
    public struct Defaults: Hashable, Sendable, Codable {
        /// How overlays look.
        ///
        /// Default: adaptive.
        public var appearance = Overlay.Appearance.adaptive
        /// The library's own words, in English unless told.
        public var strings = Stage.Strings()
        /// How long an overlay with an action ("Undo") stays at least, where it goes by itself.
        ///
        /// An overlay that stays for longer by its own timing does; while the pointer, the keyboard focus or a screen
        /// reader's focus is in its panel, its time stands still. Default 5 s.
        public var answerTime = Tuning.answerTime
        /// How many HUDs may wait; the one that matters least then ends unseen.
        ///
        /// A HUD with an action is never dropped: where only such wait, more than this many do. Default 16.
        public var queueLimit = Tuning.queueLimit
        /// How long a HUD may wait before it ends unseen; one with an action waits until its turn comes.
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
