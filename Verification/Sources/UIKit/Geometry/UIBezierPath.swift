/// A path that one builds.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false
    private var elements: [CGPath.Element] = []

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(
            elements: Self.roundedElements(
                rect, corners: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2)))
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(elements: Self.roundedElements(rect, corners: corners, radii: cornerRadii))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init(elements: cgPath.elements)
    }

    private convenience init(elements: [CGPath.Element]) {
        self.init()
        self.elements = elements
    }

    open var cgPath: CGPath {
        get {
            let path = CGPath()
            path.elements = elements
            return path
        }
        set { elements = newValue.elements }
    }

    open var isEmpty: Bool { elements.isEmpty }
    open var bounds: CGRect { cgPath.boundingBoxOfPath }

    open func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    open func addLine(to point: CGPoint) {
        elements.append(.line(point))
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(controlPoint1, controlPoint2, endPoint))
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // y points down, so a growing angle goes clockwise.
        var sweep = endAngle - startAngle
        if clockwise, sweep < 0 { sweep += 2 * .pi }
        if !clockwise, sweep > 0 { sweep -= 2 * .pi }
        let steps = 64
        for step in 0...steps {
            let angle = startAngle + sweep * CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            elements.append(step == 0 && elements.isEmpty ? .move(point) : .line(point))
        }
    }

    open func close() {
        elements.append(.close)
    }

    open func append(_ bezierPath: UIBezierPath) {
        elements += bezierPath.elements
    }

    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func apply(_ transform: CGAffineTransform) {
        elements = elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .curve(let first, let second, let end):
                .curve(first.applying(transform), second.applying(transform), end.applying(transform))
            case .close: .close
            }
        }
    }

    /// A rectangle whose corners are quarters of an ellipse, no larger than half the sides.
    static func roundedElements(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> [CGPath.Element] {
        let radius = CGSize(
            width: min(radii.width, rect.width / 2), height: min(radii.height, rect.height / 2))
        // The handle's length that makes a cubic curve look like a quarter of a circle.
        let handle: CGFloat = 0.5523
        var elements: [CGPath.Element] = []
        func corner(_ corner: UIRectCorner, _ point: CGPoint, from: CGVectorPair, to: CGVectorPair) {
            let rounds = corners.contains(corner)
            let (rw, rh) = rounds ? (radius.width, radius.height) : (0, 0)
            let start = CGPoint(x: point.x + from.x * rw, y: point.y + from.y * rh)
            let end = CGPoint(x: point.x + to.x * rw, y: point.y + to.y * rh)
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            guard rounds else { return }
            let k = 1 - handle
            elements.append(
                .curve(
                    CGPoint(x: point.x + from.x * rw * k, y: point.y + from.y * rh * k),
                    CGPoint(x: point.x + to.x * rw * k, y: point.y + to.y * rh * k), end))
        }
        corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0))
        corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1))
        corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0))
        corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1))
        return elements + [.close]
    }

    typealias CGVectorPair = (x: CGFloat, y: CGFloat)
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
