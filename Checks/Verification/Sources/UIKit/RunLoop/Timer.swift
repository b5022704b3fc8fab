// Replaces Foundation's timer with one on the screen's clock, so that a test controls its time, too.

/// Calls a block after a time, once or repeatedly.
public final class Timer: NSObject {
    private var next: CFTimeInterval
    private let repeats: Bool
    private let block: @Sendable (Timer) -> Void
    public let timeInterval: TimeInterval
    public private(set) var isValid = true

    public init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        timeInterval = interval
        next = CACurrentMediaTime() + max(interval, 0)
        self.repeats = repeats
        self.block = block
    }

    public func invalidate() {
        isValid = false
        RunLoop.main.remove(self)
    }

    public func fire() {
        guard isValid else { return }
        if repeats { next += max(timeInterval, 0.0001) } else { invalidate() }
        block(self)
    }

    func isDue(at now: CFTimeInterval) -> Bool { next <= now + 1e-9 }
}

/// The main thread's run loop, as far as a test runs it.
public final class RunLoop: NSObject {
    public typealias Mode = Foundation.RunLoop.Mode

    // Used only on the main thread.
    public nonisolated(unsafe) static let main = RunLoop()

    private var timers: [(timer: Timer, isCommon: Bool)] = []

    override init() {}

    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        guard timer.isValid, !timers.contains(where: { $0.timer === timer }) else { return }
        timers.append((timer, mode == .common))
    }

    func remove(_ timer: Timer) {
        timers.removeAll { $0.timer === timer }
    }

    /// Fires the timers that are due; returns whether there were any.
    func runDue() -> Bool {
        let isTracking = Self.isTracking
        let due = timers.filter { ($0.isCommon || !isTracking) && $0.timer.isDue(at: CACurrentMediaTime()) }
        for (timer, _) in due { timer.fire() }
        return !due.isEmpty
    }

    /// Whether the user scrolls, during which timers that are only in the default mode do not fire.
    static var isTracking: Bool { MainActor.assumeIsolated { UIScrollView.isAnyScrolled } }
}
