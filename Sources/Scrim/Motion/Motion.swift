/// A pose as a function of time: at rest in a place, or under way from one to another.
///
/// A host draws `pose(at:)` for each frame while `isSettled(at:)` is false; UIKit samples it once for the
/// render server. The same instant always gives the same pose, whatever was asked before.
public struct Motion: Hashable, Sendable {
    /// Where it begins.
    public let from: Pose
    /// How fast it begins, per second.
    public let velocity: Pose
    /// Where it ends.
    public let to: Pose
    /// How it runs.
    public let pace: Pace
    /// When it begins.
    public let start: Instant
    /// What the scrim follows; `nil`: its own way from its beginning to its end.
    let track: ScrimTrack?

    /// How a motion runs, once its length is known.
    public enum Pace: Hashable, Sendable {
        case none
        case curve(Curve, Duration)
        case spring(Spring)
        /// Slows down by this friction, per second, as scrolled content does, and stops at once where it ends.
        ///
        /// For a way that its velocity carries it over; any other has no length.
        case coast(friction: Double)
    }

    /// A motion under way.
    ///
    /// What cannot be drawn is limited to what can (opacity and scrim to 0…1, scale from 0 up); what is not a
    /// number becomes rest.
    ///
    /// With a velocity it takes over another's momentum; without one (`.still`) it starts as its pace does.
    public init(from: Pose, velocity: Pose = .still, to: Pose, pace: Pace, start: Instant) {
        self.init(from: from, velocity: velocity, to: to, pace: pace, start: start, track: nil)
    }

    /// A motion of which the scrim follows the place.
    init(
        from: Pose, velocity: Pose = .still, to: Pose, pace: Pace, start: Instant, track: ScrimTrack?
    ) {
        self.track = track
        self.from = from.drawable
        self.velocity = velocity.asVelocity
        self.to = to.drawable
        self.pace = pace
        self.start = start
    }

    /// Standing still in a pose.
    public static func hold(_ pose: Pose) -> Motion {
        Motion(from: pose, to: pose, pace: .none, start: Instant())
    }
}
