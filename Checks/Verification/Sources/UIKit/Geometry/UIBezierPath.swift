/// An outline; the double draws none, and keeps nothing of it.
open class CGPath: NSObject {
    override init() {}
}

/// A path that one builds.
open class UIBezierPath: NSObject {
    open var cgPath = CGPath()

    public override init() {}

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
    }
}
