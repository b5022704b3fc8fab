@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// The frames that a host draws for notices at an edge: those in which anything moves, at 60 Hz.
@MainActor
struct StackFrames {
    private let host = TestHost()
    private var notices: [Presentation] = []

    /// The frames from when so many notices are asked for at once until they rest, all within their time.
    static func coming(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 0..<count { stack.show() }
        return stack.draw(for: .seconds(5))
    }

    /// The frames for one more notice, the last of so many.
    static func joining(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 1..<count { stack.show() }
        _ = stack.draw(for: .seconds(5))
        stack.show()
        return stack.draw(for: .seconds(5))
    }

    /// The frames in ten seconds in which so many notices are up, and nobody attends to them.
    static func resting(_ count: Int) -> Int {
        var stack = StackFrames()
        for _ in 0..<count { stack.show() }
        _ = stack.draw(for: .seconds(5))
        return stack.draw(for: .seconds(10))
    }

    /// The frames in ten seconds of the minute for which so many notices are up that show how much of it is left.
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

    /// Whether a line of a notice's time is shorter than in the last frame.
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
