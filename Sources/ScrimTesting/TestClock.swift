import Scrim

/// A clock that is turned by hand: no test sleeps.
///
/// Time passes only in `advance(by:)`, which stops at every instant that something waits for, in order, so that
/// a whole minute of an app's life takes no time:
///
/// ```swift
/// let clock = TestClock()
/// let first = TestHost(clock: clock)
/// let second = TestHost(clock: clock)        // two windows live by one clock
/// clock.advance(by: .seconds(60))
/// ```
@MainActor
public final class TestClock {
    /// The present moment; begins at zero.
    public private(set) var now = Instant()
    /// So many timers at one instant are a loop without an end.
    private static let mostTurns = 10_000
    private var timers: [ObjectIdentifier: Timer] = [:]

    private struct Timer {
        let due: Instant
        let fire: @MainActor () -> Void
    }

    /// A clock at zero that nothing waits for.
    public init() {}

    /// Whether anything waits for a later instant.
    public var hasPending: Bool { !timers.isEmpty }

    /// Turns the clock on, stopping at every instant that is waited for.
    ///
    /// A negative span counts as none.
    public func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        var turns = 0
        while let next = timers.filter({ $0.value.due <= end }).min(by: { $0.value.due < $1.value.due }) {
            timers[next.key] = nil
            turns = next.value.due > now ? 0 : turns + 1
            precondition(turns < Self.mostTurns, "something asks to be woken at \(now), again and again")
            now = max(now, next.value.due)
            next.value.fire()
        }
        now = end
    }

    /// Lets everything happen that is due now.
    public func settle() { advance(by: .zero) }

    /// Jumps on without stopping in between, as for a main actor that was held up, and lets what is due happen
    /// then.
    public func jump(by duration: Duration) {
        hold(for: duration)
        settle()
    }

    /// Jumps on and lets nothing happen: what is due happens with the next `settle()` or `advance(by:)`.
    public func hold(for duration: Duration) {
        now = now + max(duration, .zero)
    }

    /// Whether this owner's timer runs.
    func isSet(for owner: AnyObject) -> Bool { timers[ObjectIdentifier(owner)] != nil }

    /// Sets an owner's one timer; `nil` stops it.
    func set(_ owner: AnyObject, at instant: Instant?, fire: @escaping @MainActor () -> Void) {
        timers[ObjectIdentifier(owner)] = instant.map { Timer(due: $0, fire: fire) }
    }
}
