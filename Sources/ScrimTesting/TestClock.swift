@_spi(Host) import Scrim

/// A clock for tests that the test advances, so that no test sleeps.
///
/// Time passes only when the test says so. `advance(by:)` stops at every instant that something waits for, in order.
/// A whole minute of an app's life passes at once:
///
/// ```swift
/// let clock = TestClock()
/// let first = TestHost(clock: clock)
/// let second = TestHost(clock: clock)        // two windows share one clock
/// clock.advance(by: .seconds(60))
/// ```
@MainActor
public final class TestClock {
    /// The present instant; zero at first.
    @_spi(Host) public private(set) var now = Instant()
    /// The most timers that may fire at one instant; more are an endless loop.
    private static let mostTurns = 10_000
    /// The views that its hosts hold.
    let views = TestViews()
    private var timers: [ObjectIdentifier: Timer] = [:]

    /// How many timers were set.
    private var count = 0

    private struct Timer {
        let due: Instant
        /// Of the timers that are due at the same instant, the one that was set first fires first.
        let number: Int
        let fire: @MainActor () -> Void
    }

    /// A clock at zero, without a timer.
    public init() {}

    /// Whether any timer is set.
    public var hasPending: Bool { !timers.isEmpty }

    /// Whether a timer is due in this time.
    func hasPending(within time: Duration) -> Bool { timers.values.contains { $0.due <= now + time } }

    /// Moves the clock forward, and fires each timer at its own instant on the way.
    ///
    /// A negative duration counts as zero.
    public func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        var turns = 0
        while let next = timers.filter({ $0.value.due <= end })
            .min(by: { ($0.value.due, $0.value.number) < ($1.value.due, $1.value.number) })
        {
            timers[next.key] = nil
            turns = next.value.due > now ? 0 : turns + 1
            precondition(turns < Self.mostTurns, "something asks to be woken at \(now), again and again")
            now = max(now, next.value.due)
            next.value.fire()
        }
        // A timer may have advanced the clock itself.
        now = max(now, end)
    }

    /// Fires the timers that are due now.
    public func settle() { advance(by: .zero) }

    /// Moves the clock forward without stopping in between, as if the main actor was held up, and then fires the
    /// timers that are due.
    public func jump(by duration: Duration) {
        hold(for: duration)
        settle()
    }

    /// Moves the clock forward without firing timers; those that are due fire with the next
    /// `settle()` or `advance(by:)`.
    public func hold(for duration: Duration) {
        now = now + max(duration, .zero)
    }

    /// Whether this owner's timer runs.
    @_spi(Host) public func isSet(for owner: AnyObject) -> Bool { timers[ObjectIdentifier(owner)] != nil }

    /// Sets an owner's one timer, as a host's `wake(at:)` needs it; `nil` stops it.
    @_spi(Host) public func set(
        _ owner: AnyObject, at instant: Instant?, fire: @escaping @MainActor () -> Void
    ) {
        count += 1
        timers[ObjectIdentifier(owner)] = instant.map { Timer(due: $0, number: count, fire: fire) }
    }
}
