/// An outline; the double draws none, and keeps only the box around it and, of an arc, points along it.
open class CGPath: NSObject {
    package let boundingBox: CGRect
    /// Where an arc begins, where it is after each quarter of its way, and where it ends.
    package let quarters: [CGPoint]

    init(in box: CGRect, quarters: [CGPoint] = []) {
        boundingBox = box
        self.quarters = quarters
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
        // Angles are measured clockwise from the right.
        let turn = 2 * CGFloat.pi
        var way = endAngle - startAngle
        if abs(way) > turn - 1e-9 {
            way = clockwise ? turn : -turn
        } else if way < 0, clockwise {
            way += turn
        } else if way > 0, !clockwise {
            way -= turn
        }
        let points = (0...4).map { quarter in
            let angle = startAngle + way * CGFloat(quarter) / 4
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        // The box of the whole circle, as the double has only whole ones.
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        cgPath = CGPath(in: box, quarters: points)
    }
}
