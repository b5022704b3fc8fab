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

        /// The same radius at every corner, except the two at one side, which have a share of it, 0 to 1; by default
        /// they are square.
        init(_ radius: Double, flushAgainst side: Side, share: Double = 0) {
            self.init(radius)
            let other = radius * share
            switch side {
            case .top: (topLeft, topRight) = (other, other)
            case .right: (topRight, bottomRight) = (other, other)
            case .bottom: (bottomRight, bottomLeft) = (other, other)
            case .left: (bottomLeft, topLeft) = (other, other)
            }
        }

        /// The radius of the roundest corner.
        @_spi(Host) public var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }
    }
}
