/// What an animation block does to the properties that are set in it.
final class ViewAnimation {
    // Of the main thread alone, as the layers are.
    private nonisolated(unsafe) static var stack: [ViewAnimation?] = []
    static var current: ViewAnimation? { stack.last ?? nil }

    private let duration: TimeInterval
    var inheritedDuration: TimeInterval { duration }
    private let delay: TimeInterval
    private let timing: CAMediaTimingFunction?
    private let progress: (@Sendable (CGFloat) -> CGFloat)?
    private let options: UIView.AnimationOptions
    /// Hears of each animation that starts.
    var onChange: ((CALayer, String) -> Void)?

    init(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        timing: CAMediaTimingFunction?, progress: (@Sendable (CGFloat) -> CGFloat)? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.timing = timing
        self.progress = progress
    }

    /// Runs the block; the completion waits for every animation that it starts.
    @MainActor
    static func run(_ animation: ViewAnimation?, _ body: () -> Void, completion: ((Bool) -> Void)?) {
        let group = CompletionGroup { completion?($0) }
        stack.append(UIView.areAnimationsEnabled ? animation : nil)
        CATransaction.grouping(group, body)
        stack.removeLast()
    }

    func action(for key: String, on layer: CALayer, from before: LayerValue) -> CAAnimation? {
        guard duration > 0 else { return nil }
        let tween = PropertyTween(key: key, from: layer.presentationValue(key) ?? before)
        tween.duration = duration
        tween.timingFunction = timing
        tween.progress = progress
        tween.blocksTouches = !options.contains(.allowUserInteraction)
        if options.contains(.repeat) { tween.repeatCount = .infinity }
        tween.autoreverses = options.contains(.autoreverse)
        if delay > 0 {
            tween.beginTime = CACurrentMediaTime() + delay
            tween.fillMode = .backwards
        }
        onChange?(layer, key)
        return tween
    }
}

extension UIView.AnimationOptions {
    var timing: CAMediaTimingFunction {
        switch rawValue & (3 << 16) {
        case UIView.AnimationOptions.curveEaseIn.rawValue: CAMediaTimingFunction(name: .easeIn)
        case UIView.AnimationOptions.curveEaseOut.rawValue: CAMediaTimingFunction(name: .easeOut)
        case UIView.AnimationOptions.curveLinear.rawValue: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}
