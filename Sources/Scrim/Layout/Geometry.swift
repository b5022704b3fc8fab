/// A place in a stage's coordinates, in points, y growing downwards.
public struct Point: Hashable, Sendable {
    /// Rightwards.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// A point; defaults to the origin.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point()
}

/// A width and a height in points, never negative.
public struct Size: Hashable, Sendable {
    /// At least 0.
    public let width: Double
    /// At least 0.
    public let height: Double

    /// A size; what is negative or not a number becomes 0.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width > 0 ? width : 0
        self.height = height > 0 ? height : 0
    }

    /// Nothing.
    public static let zero = Size()
}

/// Distances from the four edges inwards, in points; physical edges, not leading and trailing.
public struct Insets: Hashable, Sendable {
    /// From the top edge down.
    public var top: Double
    /// From the left edge in.
    public var left: Double
    /// From the bottom edge up.
    public var bottom: Double
    /// From the right edge in.
    public var right: Double

    /// Insets by edge; each defaults to 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same inset at every edge.
    public init(all inset: Double) {
        self.init(top: inset, left: inset, bottom: inset, right: inset)
    }

    /// No insets.
    public static let zero = Insets()
}

/// A rectangle in a stage's coordinates, in points.
public struct Rect: Hashable, Sendable {
    /// Its top left corner.
    public var origin: Point
    /// Its width and height.
    public var size: Size

    /// A rectangle by its top left corner and size; defaults to nothing at the origin.
    public init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its left, top, width and height.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Nothing, at the origin.
    public static let zero = Rect()

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle, across.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle, down.
    public var midY: Double { origin.y + size.height / 2 }
    /// The size's width.
    public var width: Double { size.width }
    /// The size's height.
    public var height: Double { size.height }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// Whether the point is inside; the right and bottom edges are outside.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// What both have in common; empty where they do not meet.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    }

    /// The rectangle made smaller by the insets, never below an empty one at its middle.
    public func inset(by insets: Insets) -> Rect {
        let width = size.width - insets.left - insets.right
        let height = size.height - insets.top - insets.bottom
        return Rect(
            width > 0 ? minX + insets.left : midX,
            height > 0 ? minY + insets.top : midY,
            width, height)
    }

    /// The rectangle moved.
    public func offset(dx: Double = 0, dy: Double = 0) -> Rect {
        Rect(minX + dx, minY + dy, width, height)
    }
}
