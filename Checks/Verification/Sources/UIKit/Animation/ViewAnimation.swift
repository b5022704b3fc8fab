/// What an animation block does to the properties that are set in it.
final class ViewAnimation {
    // Used only on the main thread, like the layers.
    private nonisolated(unsafe) static var stack: [ViewAnimation?] = []
    static var current: ViewAnimation? { stack.last ?? nil }

    let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
        self.duration = duration
        self.delay = delay
        self.options = options
    }

    /// Runs the block; the completion waits for every animation that it starts.
    @MainActor
    static func run(_ animation: ViewAnimation?, _ body: () -> Void, completion: ((Bool) -> Void)?) {
        let group = CompletionGroup { completion?($0) }
        stack.append(animation)
        CATransaction.grouping(group, body)
        stack.removeLast()
    }

    func action(
        for key: String, on layer: CALayer, from before: [CGFloat], to target: [CGFloat]
    ) -> CAAnimation? {
        guard duration > 0 else { return nil }
        let tween = PropertyTween(key: key, from: layer.presentationValue(key) ?? before)
        tween.duration = duration
        tween.target = target
        tween.eases = true
        tween.blocksTouches = !options.contains(.allowUserInteraction)
        if delay > 0 {
            tween.beginTime = CACurrentMediaTime() + delay
            tween.fillMode = .backwards
        }
        return tween
    }
}
