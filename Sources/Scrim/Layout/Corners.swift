/// The radii of a rectangle's four corners, in points.
public struct Corners: Hashable, Sendable {
    /// The top left one.
    public var topLeft: Double
    /// The top right one.
    public var topRight: Double
    /// The bottom right one.
    public var bottomRight: Double
    /// The bottom left one.
    public var bottomLeft: Double

    /// The same radius at every corner; defaults to square ones.
    public init(_ radius: Double = 0) {
        (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
    }

    /// Round but for the two corners at one side.
    init(_ radius: Double, flushAgainst side: Side) {
        self.init(radius)
        switch side {
        case .top: (topLeft, topRight) = (0, 0)
        case .right: (topRight, bottomRight) = (0, 0)
        case .bottom: (bottomRight, bottomLeft) = (0, 0)
        case .left: (bottomLeft, topLeft) = (0, 0)
        }
    }
}
