extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(
            duration: duration, delay: delay, options: options, timing: options.timing)
        ViewAnimation.run(animation, animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let damping = max(dampingRatio, 0.01)
        let animation = ViewAnimation(
            duration: duration, delay: delay, options: options, timing: nil,
            progress: { 1 - exp(-8 * damping * $0) * cos(8 * (1 - min(damping, 1)) * $0) })
        ViewAnimation.run(animation, animations, completion: completion)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.run(nil, actionsWithoutAnimation, completion: nil)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: completion)
    }

    /// The duration of the block that runs now; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.inheritedDuration ?? 0
    }

    public class var areAnimationsEnabled: Bool { animationsAreEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationsAreEnabled = enabled
    }

    private static var animationsAreEnabled = true
}
