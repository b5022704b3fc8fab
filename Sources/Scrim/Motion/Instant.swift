/// A moment on a host's monotonic clock.
///
/// Only differences mean anything. On GTK it is the frame clock's own time base, so that a motion's start and
/// the time of a frame compare directly.
public struct Instant: Hashable, Comparable, Sendable {
    /// The time since the clock's arbitrary beginning.
    public var time: Duration

    /// An instant; defaults to the clock's arbitrary beginning.
    public init(_ time: Duration = .zero) {
        self.time = time
    }

    /// Whether the left one comes first.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    /// The instant that much later.
    public static func + (instant: Instant, duration: Duration) -> Instant {
        Instant(instant.time + duration)
    }
    /// From the right one to the left one; negative where that comes first.
    public static func - (left: Instant, right: Instant) -> Duration { left.time - right.time }
}

extension Duration {
    /// The length in seconds, as close as a `Double` comes.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    /// Within zero and the longest span that the library counts with (`Defaults.longest`).
    var clamped: Duration { min(max(self, .zero), Defaults.longest) }
}
