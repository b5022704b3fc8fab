public typealias CFTimeInterval = Double

/// A change over time; a layer keeps a copy of an animation that is added to it.
open class CAAnimation: NSObject {
    open var beginTime: CFTimeInterval = 0
    /// The duration, seconds; 0: the transaction's.
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.standard

    public override init() {}

    func duplicate() -> CAAnimation {
        let copy = emptyCopy()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.repeatCount = repeatCount
        copy.fillMode = fillMode
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        return copy
    }

    func emptyCopy() -> CAAnimation { CAAnimation() }

    /// Changes the values to those at this fraction of the animation.
    func apply(to values: inout LayerValues, at fraction: CGFloat) {}
}

/// The frames per second that an animation or a display link wants.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float

    /// The system's choice.
    static let standard = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    public init(minimum: Float, maximum: Float, preferred: Float) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CAPropertyAnimation)?.keyPath = keyPath
        return copy
    }

    func value(at fraction: CGFloat, model: [CGFloat]) -> [CGFloat] { model }

    override func apply(to values: inout LayerValues, at fraction: CGFloat) {
        guard let keyPath, let model = values[keyPath] else { return }
        values[keyPath] = value(at: fraction, model: model)
    }
}

/// Values at equal intervals, or at times of their own.
///
/// Linear values are interpolated; a discrete value stays until the next one.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The times from 0 to 1: one for each value, and for discrete values one more.
    open var keyTimes: [NSNumber]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CAKeyframeAnimation)?.values = values
        (copy as? CAKeyframeAnimation)?.keyTimes = keyTimes
        (copy as? CAKeyframeAnimation)?.calculationMode = calculationMode
        return copy
    }

    override func value(at fraction: CGFloat, model: [CGFloat]) -> [CGFloat] {
        let frames = (values ?? []).map { ($0 as? NSValue)?.numbers ?? ($0 as? CGColor)?.rgba ?? [] }
        guard let last = frames.last else { return model }
        let isDiscrete = calculationMode == .discrete
        let count = isDiscrete ? frames.count : frames.count - 1
        let even = (0...count).map { count == 0 ? 0 : CGFloat($0) / CGFloat(count) }
        let times = keyTimes?.map { CGFloat($0.doubleValue) } ?? even
        // It is unknown what Core Animation shows for another number of times.
        precondition(times.count == count + 1, "There are \(frames.count) values and \(times.count) times")
        let index = times.lastIndex { $0 <= fraction } ?? 0
        if isDiscrete { return frames[min(index, frames.count - 1)] }
        guard index < count else { return last }
        return frames[index].mixed(
            with: frames[index + 1], (fraction - times[index]) / (times[index + 1] - times[index]))
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
