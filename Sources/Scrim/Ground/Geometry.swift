/// Lengths and points, y growing downwards: what overlays, layouts and hosts measure with.
public enum Geometry {}

// Short names for this module and for hosts. An app does not see them, so that its own `Size`, or
// C's, stays unambiguous.

/// A point in a stage's coordinates.
@_spi(Host) public typealias Point = Geometry.Point
/// A width and a height.
@_spi(Host) public typealias Size = Geometry.Size
/// Distances from four edges.
@_spi(Host) public typealias Insets = Geometry.Insets
/// A rectangle.
@_spi(Host) public typealias Rect = Geometry.Rect
/// Four corners' radii.
@_spi(Host) public typealias Corners = Geometry.Corners

extension Geometry {
    /// A point in a stage's coordinates, y growing downwards.
    public struct Point: Hashable, Sendable, Codable {
        /// The distance from the origin to the right, in points.
        public var x: Double
        /// The distance from the origin down, in points.
        public var y: Double

        /// A point; defaults to the origin.
        public init(x: Double = 0, y: Double = 0) {
            self.x = x
            self.y = y
        }

        /// The origin.
        public static let zero = Point()
    }
}

extension Geometry {
    /// A width and a height in points, never negative.
    public struct Size: Hashable, Sendable, Codable {
        /// The width, at least 0.
        public var width: Double { didSet { width = Self.valid(width) } }
        /// The height, at least 0.
        public var height: Double { didSet { height = Self.valid(height) } }

        /// A size; a negative value or NaN becomes 0.
        public init(width: Double = 0, height: Double = 0) {
            self.width = Self.valid(width)
            self.height = Self.valid(height)
        }

        /// Reads a size; a negative value or NaN becomes 0.
        public init(from decoder: any Decoder) throws {
            let numbers = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                width: try numbers.decode(Double.self, forKey: .width),
                height: try numbers.decode(Double.self, forKey: .height))
        }

        private static func valid(_ length: Double) -> Double { length > 0 ? length : 0 }

        /// No width and no height.
        public static let zero = Size()
    }
}

extension Geometry {
    /// Distances from the four edges inwards, in points; physical edges, not leading and trailing.
    public struct Insets: Hashable, Sendable, Codable {
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
}

extension Geometry {
    /// A rectangle in a stage's coordinates, in points.
    public struct Rect: Hashable, Sendable, Codable {
        /// The rectangle's top left corner.
        public var origin: Point
        /// The rectangle's width and height.
        public var size: Size

        /// A rectangle by its top left corner and size; defaults to an empty one at the origin.
        public init(origin: Point = .zero, size: Size = .zero) {
            self.origin = origin
            self.size = size
        }

        /// A rectangle by its left, top, width and height.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.init(x, y, width, height)
        }

        /// The same with unlabeled arguments, for hosts.
        @_spi(Host) public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
        }

        /// An empty rectangle at the origin.
        public static let zero = Rect()

        /// Where the left edge is.
        public var minX: Double { origin.x }
        /// Where the top edge is.
        public var minY: Double { origin.y }
        /// Where the right edge is.
        public var maxX: Double { origin.x + size.width }
        /// Where the bottom edge is.
        public var maxY: Double { origin.y + size.height }
        /// Half way between the left and the right edge.
        public var midX: Double { origin.x + size.width / 2 }
        /// Half way between the top and the bottom edge.
        public var midY: Double { origin.y + size.height / 2 }
        /// The rectangle's width.
        public var width: Double { size.width }
        /// The rectangle's height.
        public var height: Double { size.height }

        /// Whether the rectangle has no width or no height.
        public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

        /// Whether the point lies inside the rectangle; its right and bottom edges are outside.
        public func contains(_ point: Point) -> Bool {
            point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        /// The rectangle that both have in common; empty where they do not meet.
        public func intersection(_ other: Rect) -> Rect {
            let left = max(minX, other.minX)
            let top = max(minY, other.minY)
            return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        }

        /// The rectangle made smaller by the insets, but never smaller than an empty one at its middle.
        public func inset(by insets: Insets) -> Rect {
            let width = size.width - insets.left - insets.right
            let height = size.height - insets.top - insets.bottom
            return Rect(
                width > 0 ? minX + insets.left : midX,
                height > 0 ? minY + insets.top : midY,
                width, height)
        }

        /// The rectangle moved right and down by this many points; negative numbers move it left and up.
        public func offset(dx: Double = 0, dy: Double = 0) -> Rect {
            Rect(minX + dx, minY + dy, width, height)
        }
    }
}
