import Scrim

/// A clock that is turned by hand: no test sleeps.
///
/// Time passes only in `advance(by:)`, which stops at every instant that something waits for, in order.
@MainActor
public final class TestClock {
    /// The present moment; begins at zero.
    public private(set) var now = Instant()
    private var timers: [ObjectIdentifier: Timer] = [:]

    private struct Timer {
        let due: Instant
        let fire: @MainActor () -> Void
    }

    public init() {}

    /// Whether anything waits for a later instant.
    public var hasPending: Bool { !timers.isEmpty }

    /// Turns the clock on, stopping at every instant that is waited for.
    public func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        while let (owner, timer) = timers.filter({ $0.value.due <= end }).min(by: {
            $0.value.due < $1.value.due
        }) {
            timers[owner] = nil
            now = max(now, timer.due)
            timer.fire()
        }
        now = end
    }

    /// Lets everything happen that is due now.
    public func settle() { advance(by: .zero) }

    /// Jumps on without stopping in between, as a machine does that slept or a main actor that was held up.
    public func jump(by duration: Duration) {
        now = now + max(duration, .zero)
        settle()
    }

    func set(_ owner: AnyObject, at instant: Instant?, fire: @escaping @MainActor () -> Void) {
        timers[ObjectIdentifier(owner)] = instant.map { Timer(due: $0, fire: fire) }
    }
}
