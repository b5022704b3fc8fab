open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var lineCap = CAShapeLayerLineCap.butt

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

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
