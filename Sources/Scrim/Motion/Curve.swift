extension Motion {
    /// How a motion of a fixed length runs: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS and Core Animation.
    public struct Curve: Hashable, Sendable, Codable {
        let x1: Double
        let y1: Double
        let x2: Double
        let y2: Double

        /// A curve by its two control points; their x coordinates are clamped to 0…1, so that it is a function of time.
        public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            self.x1 = min(max(x1, 0), 1)
            self.y1 = y1
            self.x2 = min(max(x2, 0), 1)
            self.y2 = y2
        }

        /// Reads a curve; its x coordinates are clamped, too.
        public init(from decoder: any Decoder) throws {
            let numbers = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try numbers.decode(Double.self, forKey: .x1), try numbers.decode(Double.self, forKey: .y1),
                try numbers.decode(Double.self, forKey: .x2), try numbers.decode(Double.self, forKey: .y2))
        }

        // The control points are those of CSS's and Core Animation's named timing functions.
        /// The same speed from beginning to end.
        public static let linear = Motion.Curve(0, 0, 1, 1)
        /// Slow at the beginning.
        public static let easeIn = Motion.Curve(0.42, 0, 1, 1)
        /// Slow at the end.
        public static let easeOut = Motion.Curve(0, 0, 0.58, 1)
        /// Slow at both ends.
        public static let easeInOut = Motion.Curve(0.42, 0, 0.58, 1)
    }
}
