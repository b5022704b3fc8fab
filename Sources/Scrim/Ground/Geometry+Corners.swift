extension Geometry {
    /// The radii of a rectangle's four corners, in points.
    public struct Corners: Hashable, Sendable, Codable {
        /// The top left corner's radius.
        public var topLeft: Double
        /// The top right corner's radius.
        public var topRight: Double
        /// The bottom right corner's radius.
        public var bottomRight: Double
        /// The bottom left corner's radius.
        public var bottomLeft: Double

        /// The same radius at every corner; defaults to square ones.
        public init(_ radius: Double = 0) {
            (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
        }

        /// The same radius at every corner but the two at one side, which are square.
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
}
