@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let function: CAMediaTimingFunction

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        function = curve.function
    }
}

public enum UIViewAnimatingState: Int, Sendable {
    case inactive
    case active
    case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end
    case start
    case current
}

/// Animations that can be stopped on the way.
@MainActor
open class UIViewPropertyAnimator: NSObject {
    open private(set) var duration: TimeInterval
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    private let function: CAMediaTimingFunction
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changed: [(layer: CALayer, key: String)] = []

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        function =
            (parameters as? UICubicTimingParameters)?.function ?? CAMediaTimingFunction(name: .easeInEaseOut)
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        isRunning = true
        let animation = ViewAnimation(
            duration: duration, delay: delay, options: isUserInteractionEnabled ? .allowUserInteraction : [],
            timing: function)
        animation.onChange = { [weak self] layer, key in self?.changed.append((layer, key)) }
        let bodies = animations
        animations = []
        ViewAnimation.run(animation, { for body in bodies { body() } }) { [weak self] finished in
            if finished { self?.end(at: .end) }
        }
    }

    /// Leaves everything where it is on screen; without finishing, it is then stopped.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        for (layer, key) in changed {
            if let shown = layer.presentationValue(key) { layer.values[key] = shown }
            layer.removeAnimation(forKey: key)
        }
        changed = []
        state = withoutFinishing ? .inactive : .stopped
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        isRunning = false
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}

extension UIView.AnimationCurve {
    var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
