/// A change over time; a layer keeps a copy of what it is given.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    /// 0 stands for the transaction's.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly, as Core Animation does.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true

    public override init() {}

    open override func copy() -> Any { duplicate() }

    func duplicate() -> CAAnimation {
        let copy = emptyCopy()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        return copy
    }

    func emptyCopy() -> CAAnimation { CAAnimation() }

    /// Changes the values as they are at this fraction of the animation.
    func apply(to values: inout LayerValues, at fraction: CGFloat) {}
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CAPropertyAnimation {
            copy.keyPath = keyPath
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
        }
        return copy
    }

    func value(at fraction: CGFloat, model: LayerValue) -> LayerValue { model }

    override func apply(to values: inout LayerValues, at fraction: CGFloat) {
        guard let keyPath, let model = values[keyPath] else { return }
        let value = value(at: timingFunction?.value(at: fraction) ?? fraction, model: model)
        values[keyPath] = isAdditive ? model.adding(value) : value
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func emptyCopy() -> CAAnimation { CABasicAnimation() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CABasicAnimation {
            copy.fromValue = fromValue
            copy.toValue = toValue
            copy.byValue = byValue
        }
        return copy
    }

    override func value(at fraction: CGFloat, model: LayerValue) -> LayerValue {
        let from = fromValue.map { LayerValue($0) }
        let to = toValue.map { LayerValue($0) }
        let by = byValue.map { LayerValue($0) }
        let start = from ?? model
        return start.mixed(with: to ?? by.map(start.adding) ?? model, fraction)
    }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CAKeyframeAnimation {
            copy.values = values
            copy.keyTimes = keyTimes
            copy.timingFunctions = timingFunctions
            copy.calculationMode = calculationMode
        }
        return copy
    }

    override func value(at fraction: CGFloat, model: LayerValue) -> LayerValue {
        guard let values, let first = values.first else { return model }
        let frames = values.map { LayerValue($0) }
        guard frames.count > 1 else { return LayerValue(first) }
        let times = times(count: frames.count)
        let index = max(0, (times.lastIndex { $0 <= fraction } ?? 0))
        guard index < frames.count - 1 else { return frames[frames.count - 1] }
        if calculationMode == .discrete { return frames[index] }
        let span = times[index + 1] - times[index]
        let part = span > 0 ? (fraction - times[index]) / span : 1
        let eased = timingFunctions.flatMap { index < $0.count ? $0[index].value(at: part) : nil } ?? part
        return frames[index].mixed(with: frames[index + 1], eased)
    }

    private func times(count: Int) -> [CGFloat] {
        if let keyTimes, keyTimes.count == count { return keyTimes.map { CGFloat($0.doubleValue) } }
        return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
        return copy
    }

    override func apply(to values: inout LayerValues, at fraction: CGFloat) {
        let time = Double(fraction) * duration
        for animation in animations ?? [] {
            let length = animation.duration > 0 ? animation.duration : duration
            animation.apply(to: &values, at: CGFloat(min(1, max(0, (time - animation.beginTime) / length))))
        }
    }
}
