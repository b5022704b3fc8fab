/// An outline; the double draws none, and keeps only the box around it.
open class CGPath: NSObject {
    package let boundingBox: CGRect

    init(in box: CGRect) {
        boundingBox = box
    }
}

/// A path that one builds.
open class UIBezierPath: NSObject {
    open var cgPath = CGPath(in: .zero)

    public override init() {}

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        cgPath = CGPath(in: rect)
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
    }
}
