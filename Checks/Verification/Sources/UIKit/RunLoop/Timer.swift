// On the screen's clock, in place of Foundation's: a test turns the time of these, too.

/// Calls after a time, once or again and again.
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

/// The main thread's loop, as far as a test turns it.
public final class RunLoop: NSObject {
    public typealias Mode = Foundation.RunLoop.Mode

    // Of the main thread alone.
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

    /// Whether anything was due.
    func runDue() -> Bool {
        let isTracking = Self.isTracking
        let due = timers.filter { ($0.isCommon || !isTracking) && $0.timer.isDue(at: CACurrentMediaTime()) }
        for (timer, _) in due { timer.fire() }
        return !due.isEmpty
    }

    /// While the user scrolls, what was added in the default mode alone stands still.
    static var isTracking: Bool { MainActor.assumeIsolated { UIScrollView.isAnyScrolled } }
}
