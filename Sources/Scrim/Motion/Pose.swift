extension Motion {
    /// The look of a panel and its scrim at an instant, relative to the panel's layout.
    ///
    /// At rest (`rest`) the panel is where layout puts it. The same four parts also make a velocity: how fast
    /// each of them changes, per second.
    public struct Pose: Hashable, Sendable, Codable {
        /// How far the panel is out of its region, as a share of the travel that layout gives: 0 at rest,
        /// 1 just outside.
        ///
        /// A little below 0 while a spring overshoots: the background of a panel at an edge is then extended
        /// to that edge.
        public var offstage: Double
        /// The panel's size around its center, 1 as laid out.
        public var scale: Double
        /// The panel's opacity, 0 to 1.
        public var opacity: Double
        /// The share of the scrim's own opacity, 0 to 1.
        public var scrim: Double

        /// A pose by its parts; each defaults to rest.
        public init(offstage: Double = 0, scale: Double = 1, opacity: Double = 1, scrim: Double = 1) {
            self.offstage = offstage
            self.scale = scale
            self.opacity = opacity
            self.scrim = scrim
        }

        /// The panel as laid out: in place, at full size, opaque, its scrim in full.
        public static let rest = Motion.Pose()
        /// No change in any part: as a velocity, standing still.
        public static let still = Motion.Pose(offstage: 0, scale: 0, opacity: 0, scrim: 0)

        /// Whether nothing of the overlay can be seen, neither its panel nor its scrim.
        var isUnseen: Bool { scrim <= 0 && (opacity <= 0 || offstage >= 1) }
    }
}
