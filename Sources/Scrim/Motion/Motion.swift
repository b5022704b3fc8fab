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

    /// How a motion runs, once its length is known.
    public enum Pace: Hashable, Sendable {
        case none
        case curve(Curve, Duration)
        case spring(Spring)
    }

    /// A motion under way.
    public init(from: Pose, velocity: Pose = .still, to: Pose, pace: Pace, start: Instant) {
        self.from = from
        self.velocity = velocity
        self.to = to
        self.pace = pace
        self.start = start
    }

    /// Standing still in a pose.
    public static func hold(_ pose: Pose) -> Motion {
        Motion(from: pose, to: pose, pace: .none, start: Instant())
    }
}
