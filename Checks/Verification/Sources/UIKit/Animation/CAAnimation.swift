public typealias CFTimeInterval = Double

/// A change over time; a layer keeps a copy of what it is given.
open class CAAnimation: NSObject {
    open var beginTime: CFTimeInterval = 0
    /// 0 stands for the transaction's.
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

    /// Changes the values as they are at this fraction of the animation.
    func apply(to values: inout LayerValues, at fraction: CGFloat) {}
}

/// Frames a second, as somebody wants them.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float

    /// What the system thinks right.
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

/// Values at equal distances, and what is between two of them on the way.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?

    override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CAKeyframeAnimation)?.values = values
        return copy
    }

    override func value(at fraction: CGFloat, model: [CGFloat]) -> [CGFloat] {
        let frames = (values ?? []).map { ($0 as? NSValue)?.numbers ?? [] }
        guard let last = frames.last else { return model }
        let place = fraction * CGFloat(frames.count - 1)
        let index = Int(place)
        guard index < frames.count - 1 else { return last }
        return frames[index].mixed(with: frames[index + 1], place - CGFloat(index))
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
