/// An outline, of which the double keeps only the bounding box and, for an arc, points along it; it draws nothing.
open class CGPath: NSObject {
    package let boundingBox: CGRect
    /// The points of an arc at its start, after each quarter of its length, and at its end.
    package let quarters: [CGPoint]

    init(in box: CGRect, quarters: [CGPoint] = []) {
        boundingBox = box
        self.quarters = quarters
    }
}

/// A path that is built step by step.
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
        // The bounding box of the whole circle, because the double only has whole circles.
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        cgPath = CGPath(in: box, quarters: points)
    }
}
