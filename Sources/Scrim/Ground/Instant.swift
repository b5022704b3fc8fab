// Rule 11: time is a clock, never a count of frames.

/// A moment on a host's monotonic clock.
///
/// Only the difference of two instants has a meaning. On GTK the clock has the time base of the frame clock, so that a
/// motion's start can be compared with the time of a frame.
@_spi(Host) public struct Instant: Hashable, Comparable, Sendable, Codable {
    /// The time since the clock's arbitrary beginning.
    public var time: Duration

    /// An instant; defaults to the clock's arbitrary beginning.
    public init(_ time: Duration = .zero) {
        self.time = time
    }

    /// An instant from a journal; throws if it is so far away that the library's longest spans cannot be added to it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        time = try container.decode(Duration.self, forKey: .time)
        guard (.zero - Tuning.farthest...Tuning.farthest).contains(time) else {
            throw DecodingError.dataCorruptedError(
                forKey: .time, in: container, debugDescription: "no such time")
        }
    }

    /// Whether the left instant comes before the right one.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    /// The instant that is later by the duration.
    public static func + (instant: Instant, duration: Duration) -> Instant {
        Instant(instant.time + duration)
    }
    /// The time from the right instant to the left one; negative if the left one comes first.
    public static func - (left: Instant, right: Instant) -> Duration { left.time - right.time }
}

extension Duration {
    /// The duration in seconds, as close as a `Double` comes.
    @_spi(Host) public var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    /// The duration, at least zero and at most the longest span that the library counts with (`Tuning.longest`).
    var clamped: Duration { min(max(self, .zero), Tuning.longest) }
}
