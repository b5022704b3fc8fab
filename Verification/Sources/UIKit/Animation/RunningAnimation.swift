/// An animation on a layer.
final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    let groups: [CompletionGroup]
    let duration: CFTimeInterval
    /// When it starts; unknown until it is committed, and then the commit's time.
    private(set) var start: CFTimeInterval?
    var hasStopped = false

    init(_ animation: CAAnimation, key: String?, groups: [CompletionGroup], duration: CFTimeInterval) {
        self.animation = animation
        self.key = key
        self.groups = groups
        self.duration = duration
        for group in groups { group.pending += 1 }
    }

    /// How long it runs, repeats included.
    private var length: CFTimeInterval {
        let once = duration * (animation.autoreverses ? 2 : 1) / Double(max(animation.speed, 1e-9))
        if animation.repeatDuration > 0 { return animation.repeatDuration }
        return once * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    }

    func commit(at now: CFTimeInterval) {
        guard start == nil else { return }
        start = animation.beginTime != 0 ? animation.beginTime : now
        animation.delegate?.animationDidStart(animation)
    }

    func isOver(at now: CFTimeInterval) -> Bool {
        guard let start else { return false }
        return now >= start + length - 1e-9
    }

    /// Changes the values as the animation has them now.
    func apply(to values: inout LayerValues, at now: CFTimeInterval) {
        guard let start else { return }
        var time = now - start
        if time < 0 {
            guard animation.fillMode == .backwards || animation.fillMode == .both else { return }
            time = 0
        }
        if time >= length - 1e-9 {
            guard animation.fillMode == .forwards || animation.fillMode == .both else { return }
            animation.apply(to: &values, at: animation.autoreverses ? 0 : 1)
            return
        }
        var turn = (time * Double(animation.speed) + animation.timeOffset) / duration
        let reverses = animation.autoreverses && Int(turn) % 2 == 1
        turn -= turn.rounded(.down)
        animation.apply(to: &values, at: CGFloat(reverses ? 1 - turn : turn))
    }

    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        for group in groups { group.animationStopped(finished: finished) }
    }
}

/// Animations that one block waits for.
final class CompletionGroup {
    var pending = 0
    private var allFinished = true
    private var isOpen = true
    private var completion: ((Bool) -> Void)?

    init(_ completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func animationStopped(finished: Bool) {
        pending -= 1
        if !finished { allFinished = false }
        endIfDone()
    }

    /// No more animations will be added.
    func close() {
        isOpen = false
        endIfDone()
    }

    private func endIfDone() {
        guard !isOpen, pending == 0, let completion else { return }
        self.completion = nil
        let finished = allFinished
        // Never from inside the code that made or removed the animation.
        RenderLoop.afterCommit { completion(finished) }
    }
}
