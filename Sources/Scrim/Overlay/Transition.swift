extension Overlay {
    /// How an overlay comes and goes.
    public struct Transition: Hashable, Sendable, Codable {
        /// The pose that the overlay comes from and goes to, relative to rest.
        public var away: Motion.Pose
        /// How the overlay comes; a curve takes at most 10 seconds.
        public var entering: Motion.Pace
        /// How the overlay goes; a curve takes at most 10 seconds.
        public var leaving: Motion.Pace
        /// Whether a curve takes longer for a longer distance.
        ///
        /// A curve then takes its own duration up to half of the region's extent, proportionally longer for more, and
        /// at most twice as long. Default: no. A spring's duration follows from the spring either way.
        public var growsWithDistance: Bool

        /// A transition by its parts; by default a curve takes its own duration.
        public init(
            away: Motion.Pose, entering: Motion.Pace, leaving: Motion.Pace, growsWithDistance: Bool = false
        ) {
            self.away = away
            self.entering = entering
            self.leaving = leaving
            self.growsWithDistance = growsWithDistance
        }

        /// No transition: the overlay is there and gone at once.
        public static let none = Overlay.Transition(
            away: Motion.Pose(opacity: 0, scrim: 0), entering: .none, leaving: .none)

        /// A fade of the whole overlay, the same both ways.
        public static func fade(_ duration: Duration, _ curve: Motion.Curve = .easeInOut)
            -> Overlay.Transition
        {
            Overlay.Transition(
                away: Motion.Pose(opacity: 0, scrim: 0), entering: .curve(curve, duration),
                leaving: .curve(curve, duration))
        }

        /// A fade and a change of size, from the given scale and back to it.
        public static func zoom(from scale: Double, _ duration: Duration) -> Overlay.Transition {
            Overlay.Transition(
                away: Motion.Pose(scale: scale, opacity: 0, scrim: 0),
                entering: .curve(.easeOut, duration), leaving: .curve(.easeIn, duration))
        }

        /// A slide over the edge that the placement names, the same both ways.
        ///
        /// With `growsWithDistance` a curve takes longer for a longer distance
        /// (`Overlay.Transition.growsWithDistance`).
        public static func slide(_ pace: Motion.Pace, growsWithDistance: Bool = false) -> Overlay.Transition {
            Overlay.Transition(
                away: Motion.Pose(offstage: 1, scrim: 0), entering: pace, leaving: pace,
                growsWithDistance: growsWithDistance)
        }
    }
}
