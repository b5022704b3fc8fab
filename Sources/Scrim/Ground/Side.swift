/// One of a rectangle's four physical edges: leading and trailing are already resolved to left or right.
///
/// Layout is written once for all edges, with lengths *along* and *across* a side. Along is the direction towards
/// the side and away from it (for the bottom, a height). Across is from one of its corners to the other (for the
/// bottom, a width).
enum Side: Hashable, Sendable, Codable, CaseIterable {
    case top
    case left
    case bottom
    case right

    /// The edge on the other side of the rectangle.
    var opposite: Side {
        switch self {
        case .top: .bottom
        case .left: .right
        case .bottom: .top
        case .right: .left
        }
    }

    /// Whether the edge is the top or the bottom, so that the length along it is a height.
    var isHorizontal: Bool { self == .top || self == .bottom }

    /// The size with this length along the side and this one across it.
    func size(along: Double, across: Double) -> Size {
        isHorizontal ? Size(width: across, height: along) : Size(width: along, height: across)
    }

    /// A rectangle of this size inside another: flush with this side and centered across it, to a whole point.
    func place(_ size: Size, in rect: Rect) -> Rect {
        let x = rect.minX + ((rect.width - size.width) / 2).roundedHalfUp
        let y = rect.minY + ((rect.height - size.height) / 2).roundedHalfUp
        let origin =
            switch self {
            case .top: Point(x: x, y: rect.minY)
            case .left: Point(x: rect.minX, y: y)
            case .bottom: Point(x: x, y: rect.maxY - size.height)
            case .right: Point(x: rect.maxX - size.width, y: y)
            }
        return Rect(origin: origin, size: size)
    }

    /// The vector of length 1 that points out of the rectangle over this side.
    var outwards: Point {
        switch self {
        case .top: Point(y: -1)
        case .left: Point(x: -1)
        case .bottom: Point(y: 1)
        case .right: Point(x: 1)
        }
    }

    /// The vector that moves a panel over this side to just outside a rectangle.
    func travel(of panel: Rect, outOf bounds: Rect) -> Point {
        switch self {
        case .top: Point(y: bounds.minY - panel.maxY)
        case .left: Point(x: bounds.minX - panel.maxX)
        case .bottom: Point(y: bounds.maxY - panel.minY)
        case .right: Point(x: bounds.maxX - panel.minX)
        }
    }
}

extension Size {
    /// The size's length towards a side: the height for top and bottom, the width for left and right.
    func along(_ side: Side) -> Double { side.isHorizontal ? height : width }
    /// The size's length across a side, from corner to corner: the width for top and bottom, the height for
    /// left and right.
    func across(_ side: Side) -> Double { side.isHorizontal ? width : height }
}
