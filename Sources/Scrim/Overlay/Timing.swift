/// When an overlay comes and how long it stays.
///
/// Negative spans count as zero, endless ones as `Defaults.longest`.
public struct Timing: Hashable, Sendable {
    /// How long it stays by itself, from its first visible frame.
    public enum Lifetime: Hashable, Sendable {
        /// Until something ends it.
        case untilDismissed
        /// As long as its text takes to read: `clamp(0.5 + 0.06 × graphemes, 1…10)` s, at least 5 s with a
        /// screen reader.
        case reading
        /// This long; at least 5 s with a screen reader.
        case fixed(Duration)
    }

    /// For how long after `show` nothing is drawn or announced; work that ends earlier is never seen.
    ///
    /// Only the input gate closes at once.
    public var grace: Duration
    /// For how long after its first visible frame the program cannot take it away; a user always can.
    public var minimum: Duration
    /// How long it stays by itself.
    public var lifetime: Lifetime
    /// Ends it as expired this long after `show`, whatever it waits for; `nil` (the default) never.
    public var timeout: Duration?
    /// When it is up longer than this, the stage's log is told; `nil` never.
    public var expectedWithin: Duration?

    /// A timing; without arguments: at once, for no minimum, until dismissed.
    public init(
        grace: Duration = .zero, minimum: Duration = .zero, lifetime: Lifetime = .untilDismissed,
        timeout: Duration? = nil, expectedWithin: Duration? = nil
    ) {
        self.grace = grace
        self.minimum = minimum
        self.lifetime = lifetime
        self.timeout = timeout
        self.expectedWithin = expectedWithin
    }

    /// For work of unknown length: grace 0.2 s, minimum 0.4 s, reported after 30 s.
    public static let working = Timing(
        grace: Defaults.grace, minimum: Defaults.minimum, expectedWithin: Defaults.expectedWithin)
    /// For a notice: at once, as long as it takes to read.
    public static let notice = Timing(lifetime: .reading)
}
