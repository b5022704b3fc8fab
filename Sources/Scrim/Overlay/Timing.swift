extension Overlay {
    /// When an overlay comes and how long it stays.
    ///
    /// Negative spans count as zero, endless ones as `Tuning.longest`.
    public struct Timing: Hashable, Sendable, Codable {
        /// How long an overlay stays by itself, from its first visible frame.
        ///
        /// An overlay with an action that disappears by itself stays for at least `Stage.Defaults.answerTime`. So does
        /// one with your own view, if its lifetime is `reading`.
        public enum Lifetime: Hashable, Sendable, Codable {
            /// Until something ends the overlay.
            case untilDismissed
            /// As long as the text takes to read: `clamp(0.5 + 0.06 × graphemes, 1…10)` s, where a Chinese character, a
            /// kana or a Korean block takes 0.16 s; at least 5 s with a screen reader.
            ///
            /// `Stage.Defaults.readingBounds` sets the bounds. Without message and detail, the
            /// text is `Overlay.Content.label`.
            ///
            /// When a notice's text changes, it stays for at least the reading time of the new text.
            case reading
            /// This long; at least 5 s with a screen reader.
            case fixed(Duration)
        }

        /// How long after `show` nothing of the overlay is drawn or announced; work that ends earlier is never seen.
        ///
        /// The overlay's input policy applies from the beginning.
        public var grace: Duration
        /// How long after its first visible frame the program cannot take the overlay away; a user always can.
        public var minimum: Duration
        /// How long the overlay stays by itself.
        public var lifetime: Lifetime
        /// How long after `show` the overlay ends as expired, whatever it waits for; `nil` (the default): never.
        ///
        /// The body of a `during` goes on, and its window can be used. To stop the work, cancel the task
        /// around the `during`.
        public var timeout: Duration?
        /// How long the overlay is expected to stay; if it stays for longer, the stage's log gets a report;
        /// `nil`: never.
        public var expectedWithin: Duration?
        /// Whether a line on a notice's panel shows the time left; the line pauses with the time.
        ///
        /// With reduced motion the line goes in steps of a second. Default: no; `undoable` shows it.
        public var showsTimeLeft: Bool

        /// A timing; by default without grace and minimum, until dismissed.
        public init(
            grace: Duration = .zero, minimum: Duration = .zero, lifetime: Lifetime = .untilDismissed,
            timeout: Duration? = nil, expectedWithin: Duration? = nil, showsTimeLeft: Bool = false
        ) {
            self.grace = grace
            self.minimum = minimum
            self.lifetime = lifetime
            self.timeout = timeout
            self.expectedWithin = expectedWithin
            self.showsTimeLeft = showsTimeLeft
        }

        /// For work of unknown length: grace 0.2 s, minimum 0.4 s, reported after 30 s.
        public static let working = Overlay.Timing(
            grace: Tuning.grace, minimum: Tuning.minimum, expectedWithin: Tuning.expectedWithin)
        /// For a notice: at once, as long as it takes to read.
        public static let notice = Overlay.Timing(lifetime: .reading)
    }
}
