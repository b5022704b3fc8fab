/// An animation on a layer.
final class RunningAnimation {
    let animation: CAAnimation
    let key: String?
    let groups: [CompletionGroup]
    let duration: CFTimeInterval
    /// The start: unknown until the animation is committed, and then the time of the commit.
    private(set) var start: CFTimeInterval?
    var hasStopped = false

    init(_ animation: CAAnimation, key: String?, groups: [CompletionGroup], duration: CFTimeInterval) {
        self.animation = animation
        self.key = key
        self.groups = groups
        self.duration = duration
        for group in groups { group.pending += 1 }
    }

    /// The duration, repeats included.
    private var length: CFTimeInterval {
        duration * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    }

    func commit(at now: CFTimeInterval) {
        guard start == nil else { return }
        start = animation.beginTime != 0 ? animation.beginTime : now
    }

    func isOver(at now: CFTimeInterval) -> Bool {
        guard let start else { return false }
        return now >= start + length - 1e-9
    }

    /// Changes the values to those that the animation has now.
    func apply(to values: inout LayerValues, at now: CFTimeInterval) {
        guard let start else { return }
        var time = now - start
        if time < 0 {
            guard animation.fillMode == .backwards else { return }
            time = 0
        }
        guard time < length - 1e-9 else { return }
        let turns = time / duration
        animation.apply(to: &values, at: CGFloat(turns - turns.rounded(.down)))
    }

    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        for group in groups { group.animationStopped(finished: finished) }
    }
}

/// The animations that one completion block waits for.
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

    /// Closes the group, because no more animations will be added.
    func close() {
        isOpen = false
        endIfDone()
    }

    private func endIfDone() {
        guard !isOpen, pending == 0, let completion else { return }
        self.completion = nil
        let finished = allFinished
        // Never called from within the code that added or removed the animation.
        RenderLoop.afterCommit { completion(finished) }
    }
}
