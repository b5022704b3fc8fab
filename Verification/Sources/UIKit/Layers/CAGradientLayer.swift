open class CAGradientLayer: CALayer {
    open var colors: [Any]? {
        get { values.gradient.colors }
        set { values.gradient.colors = newValue }
    }

    open var locations: [NSNumber]? {
        get { values.gradient.locations }
        set { values.gradient.locations = newValue }
    }

    open var startPoint: CGPoint {
        get { values.gradient.startPoint }
        set { values.gradient.startPoint = newValue }
    }

    open var endPoint: CGPoint {
        get { values.gradient.endPoint }
        set { values.gradient.endPoint = newValue }
    }

    override func makeCopy() -> CALayer { CAGradientLayer() }
}
