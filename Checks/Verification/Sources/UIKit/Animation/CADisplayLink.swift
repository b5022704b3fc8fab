/// Calls once for each frame of the screen.
public final class CADisplayLink: NSObject {
    private nonisolated(unsafe) static var links: [CADisplayLink] = []

    private var isCommon = false
    private let call: (CADisplayLink) -> Void
    public private(set) var timestamp: CFTimeInterval = 0
    public private(set) var targetTimestamp: CFTimeInterval = 0
    public let duration: CFTimeInterval = 1 / 60
    public var isPaused = false
    public var preferredFrameRateRange = CAFrameRateRange.standard

    /// Replaces a target and a selector, which need the Objective-C runtime; the target is retained, as
    /// by Apple's link.
    public init<Target: AnyObject>(
        target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        let target = OnMain(target)
        call = { link in
            let link = OnMain(link)
            MainActor.assumeIsolated { selector(target.value)(link.value) }
        }
    }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isCommon = mode == .common
        if !Self.links.contains(where: { $0 === self }) { Self.links.append(self) }
    }

    public func invalidate() {
        Self.links.removeAll { $0 === self }
    }

    static func tickAll() {
        let isTracking = RunLoop.isTracking
        for link in links where !link.isPaused && (link.isCommon || !isTracking) {
            link.timestamp = CACurrentMediaTime()
            link.targetTimestamp = link.timestamp + link.duration
            link.call(link)
        }
    }

    /// The frame rates that the running links want.
    package static var wantedRates: [CAFrameRateRange] {
        links.filter { !$0.isPaused }.map(\.preferredFrameRateRange)
    }
    package static var runningCount: Int { links.filter { !$0.isPaused }.count }
}

/// A value that only the main thread touches, although its type does not express that.
private struct OnMain<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
