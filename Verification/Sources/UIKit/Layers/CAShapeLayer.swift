open class CAShapeLayer: CALayer {
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var fillRule = CAShapeLayerFillRule.nonZero

    open var path: CGPath? {
        get { values.shape.path }
        set { values.shape.path = newValue }
    }

    open var fillColor: CGColor? {
        get { values.shape.fillColor }
        set { change("fillColor", \.shape.fillColor, newValue) }
    }

    open var strokeColor: CGColor? {
        get { values.shape.strokeColor }
        set { change("strokeColor", \.shape.strokeColor, newValue) }
    }

    open var lineWidth: CGFloat {
        get { values.shape.lineWidth }
        set { change("lineWidth", \.shape.lineWidth, newValue) }
    }

    open var strokeStart: CGFloat {
        get { values.shape.strokeStart }
        set { change("strokeStart", \.shape.strokeStart, newValue) }
    }

    open var strokeEnd: CGFloat {
        get { values.shape.strokeEnd }
        set { change("strokeEnd", \.shape.strokeEnd, newValue) }
    }

    override func makeCopy() -> CALayer { CAShapeLayer() }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
