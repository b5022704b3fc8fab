/// An outline of lines and curves.
open class CGPath: NSObject {
    enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    var elements: [Element] = []

    override init() {}

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        elements = [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        elements = UIBezierPath.roundedElements(
            rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The box around all points, without the curves' handles.
    public var boundingBoxOfPath: CGRect {
        let points = polygons.flatMap { $0 }
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        let turns = polygons.reduce(0) { $0 + Self.turns(of: $1, around: point) }
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    /// Each part as a closed polygon; a curve becomes sixteen lines.
    private var polygons: [[CGPoint]] {
        var parts: [[CGPoint]] = []
        for element in elements {
            switch element {
            case .move(let point): parts.append([point])
            case .line(let point): parts[parts.count - 1].append(point)
            case .curve(let first, let second, let end):
                guard let start = parts.last?.last else { continue }
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    parts[parts.count - 1].append(Self.point(t, start, first, second, end))
                }
            case .close: break
            }
        }
        return parts
    }

    private static func point(
        _ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
    ) -> CGPoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    private static func turns(of polygon: [CGPoint], around point: CGPoint) -> Int {
        var turns = 0
        for (index, start) in polygon.enumerated() {
            let end = polygon[(index + 1) % polygon.count]
            let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
            if start.y <= point.y, end.y > point.y, side > 0 { turns += 1 }
            if start.y > point.y, end.y <= point.y, side < 0 { turns -= 1 }
        }
        return turns
    }
}

public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}
