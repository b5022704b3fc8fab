@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// Counts the frames at 60 Hz in which a stack of notices at an edge moves.
@MainActor
struct StackFrames {
    private let host = TestHost()
    private var notices: [Presentation] = []

    /// The frames from showing `count` notices at once until they rest, before any of them expires.
    static func coming(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 0..<count { stack.show() }
        return stack.draw(for: .seconds(5))
    }

    /// The frames for one more notice, which makes `count` of them.
    static func joining(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 1..<count { stack.show() }
        _ = stack.draw(for: .seconds(5))
        stack.show()
        return stack.draw(for: .seconds(5))
    }

    /// The frames in ten seconds in which `count` notices are presented and nobody attends to them.
    static func resting(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 0..<count { stack.show() }
        _ = stack.draw(for: .seconds(5))
        return stack.draw(for: .seconds(10))
    }

    /// The frames in ten seconds, out of the minute for which `count` notices with a time line are presented.
    static func draining(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 0..<count { stack.show(withTime: true) }
        _ = stack.draw(for: .seconds(5))
        return stack.draw(for: .seconds(10))
    }

    private mutating func show(withTime showsTimeLeft: Bool = false) {
        let notice = Overlay.hud("Saved", placement: .bottom).with(\.timing.lifetime, .fixed(.seconds(60)))
            .with(\.timing.showsTimeLeft, showsTimeLeft)
        notices.append(host.overlays.show(notice))
    }

    private func draw(for duration: Duration) -> Int {
        let end = host.now + duration
        var frames = 0
        var drawn = host.now
        while host.now < end {
            if moves || linesDue(since: drawn) { (frames, drawn) = (frames + 1, host.now) }
            host.advance(by: .nanoseconds(16_666_667))
        }
        return frames
    }

    /// Whether a notice's time line has become shorter since the last frame.
    private func linesDue(since drawn: Instant) -> Bool {
        host.plan.surfaces.contains { surface in
            guard !surface.isHidden, surface.timeLeft != nil,
                let next = host.stage.nextFrame(of: surface.value, after: drawn)
            else { return false }
            return next <= host.now
        }
    }

    private var moves: Bool {
        host.plan.wantsFrames
            || host.plan.surfaces.contains { surface in
                !surface.isHidden
                    && (surface.awaitsFrame || !surface.motion.isSettled(at: host.now)
                        || !host.stage.reflow(of: surface.id).isSettled(at: host.now))
            }
    }
}
