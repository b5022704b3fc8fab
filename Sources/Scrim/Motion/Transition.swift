/// How an overlay comes and goes.
public struct Transition: Hashable, Sendable {
    /// Where it comes from and where it goes to, relative to rest.
    public var away: Pose
    /// How it comes.
    public var entering: Pace
    /// How it goes.
    public var leaving: Pace

    /// How a motion runs.
    public enum Pace: Hashable, Sendable {
        /// At once.
        case none
        /// A curve of this length, at most `Defaults.longestTransition`.
        case curve(Curve, Duration)
        /// A curve whose length grows with the distance: this long for half of the region's extent or less,
        /// in proportion for more, and twice as long at most.
        case curveByDistance(Curve, Duration)
        /// A spring; its length follows from it.
        case spring(Spring)
    }

    /// A transition by its parts.
    public init(away: Pose, entering: Pace, leaving: Pace) {
        self.away = away
        self.entering = entering
        self.leaving = leaving
    }

    /// There and gone at once.
    public static let none = Transition(away: Pose(opacity: 0, scrim: 0), entering: .none, leaving: .none)

    /// A fade of the whole, the same both ways.
    public static func fade(_ duration: Duration, _ curve: Curve = .easeInOut) -> Transition {
        Transition(
            away: Pose(opacity: 0, scrim: 0), entering: .curve(curve, duration),
            leaving: .curve(curve, duration))
    }

    /// A fade and a change of size, out of the way faster than into it.
    public static func zoom(from scale: Double, _ duration: Duration) -> Transition {
        Transition(
            away: Pose(scale: scale, opacity: 0, scrim: 0),
            entering: .curve(.easeOut, duration), leaving: .curve(.easeIn, duration))
    }

    /// A slide over the edge that the placement names.
    public static func slide(_ pace: Pace) -> Transition {
        Transition(away: Pose(offstage: 1, scrim: 0), entering: pace, leaving: pace)
    }
}
