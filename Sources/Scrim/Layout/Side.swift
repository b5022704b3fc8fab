/// An edge as it lies on the screen, the writing direction settled: the one place where an axis is chosen.
///
/// *Along* the side's axis is towards it and away from it, *across* is from one of its corners to the other.
enum Side: Hashable, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right

    var opposite: Side {
        switch self {
        case .top: .bottom
        case .left: .right
        case .bottom: .top
        case .right: .left
        }
    }

    /// Whether it runs from left to right, so that along it is up and down.
    var isHorizontal: Bool { self == .top || self == .bottom }

    /// A size by what it measures along and across.
    func size(along: Double, across: Double) -> Size {
        isHorizontal ? Size(width: across, height: along) : Size(width: along, height: across)
    }

    /// A rectangle of this size flush against this side of another, as central as whole points allow.
    func place(_ size: Size, in rect: Rect) -> Rect {
        let x = rect.minX + ((rect.width - size.width) / 2).nearest
        let y = rect.minY + ((rect.height - size.height) / 2).nearest
        let origin =
            switch self {
            case .top: Point(x: x, y: rect.minY)
            case .left: Point(x: rect.minX, y: y)
            case .bottom: Point(x: x, y: rect.maxY - size.height)
            case .right: Point(x: rect.maxX - size.width, y: y)
            }
        return Rect(origin: origin, size: size)
    }

    /// The way of one point over this side and out.
    var outwards: Point {
        switch self {
        case .top: Point(y: -1)
        case .left: Point(x: -1)
        case .bottom: Point(y: 1)
        case .right: Point(x: 1)
        }
    }

    /// The way that takes a panel over this side of a field, until it is just outside.
    func travel(of panel: Rect, outOf field: Rect) -> Point {
        switch self {
        case .top: Point(y: field.minY - panel.maxY)
        case .left: Point(x: field.minX - panel.maxX)
        case .bottom: Point(y: field.maxY - panel.minY)
        case .right: Point(x: field.maxX - panel.minX)
        }
    }
}

extension Placement.Edge {
    /// Where it lies on the screen.
    func side(isRightToLeft: Bool) -> Side {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}

extension Size {
    func along(_ side: Side) -> Double { side.isHorizontal ? height : width }
    func across(_ side: Side) -> Double { side.isHorizontal ? width : height }
}

extension Insets {
    subscript(side: Side) -> Double {
        get {
            switch side {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch side {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}
