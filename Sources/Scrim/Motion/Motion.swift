/// A panel's pose as a function of time: standing still, or under way from one pose to another.
///
/// A host draws `pose(at:)` for each frame while `isSettled(at:)` is false; UIKit's host samples it once for the
/// render server. The same instant always gives the same pose, whatever was asked before.
public struct Motion: Hashable, Sendable, Codable {
    /// The pose at the start.
    @_spi(Host) public let from: Motion.Pose
    /// How fast each part of the pose changes at the start, per second.
    @_spi(Host) public let velocity: Motion.Pose
    /// The pose at the end.
    @_spi(Host) public let to: Motion.Pose
    /// How the motion goes from its first pose to its last.
    @_spi(Host) public let pace: Pace
    /// When the motion begins.
    @_spi(Host) public let start: Instant
    /// How the scrim follows the panel's position; `nil`: the scrim goes from its own beginning to its own end.
    let scrimRamp: ScrimRamp?

    /// A motion from one pose to another.
    ///
    /// A pose that cannot be drawn is clamped (opacity and scrim to 0…1, scale from 0 up); a part that is NaN becomes
    /// that of rest.
    ///
    /// With a velocity, the motion takes over the momentum of another; without one (`.still`) it starts as
    /// its pace does.
    @_spi(Host) public init(
        from: Motion.Pose, velocity: Motion.Pose = .still, to: Motion.Pose, pace: Pace, start: Instant
    ) {
        self.init(from: from, velocity: velocity, to: to, pace: pace, start: start, scrimRamp: nil)
    }

    /// A motion whose scrim follows the panel's position by a ramp; `nil`: as without one.
    init(
        from: Motion.Pose, velocity: Motion.Pose = .still, to: Motion.Pose, pace: Pace, start: Instant,
        scrimRamp: ScrimRamp?
    ) {
        self.scrimRamp = scrimRamp
        self.from = from.drawable
        self.velocity = velocity.clampedVelocity
        self.to = to.drawable
        self.pace = pace
        self.start = start
    }

    /// Reads a motion; what cannot be drawn is clamped, too.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            from: try parts.decode(Motion.Pose.self, forKey: .from),
            velocity: try parts.decode(Motion.Pose.self, forKey: .velocity),
            to: try parts.decode(Motion.Pose.self, forKey: .to),
            pace: try parts.decode(Pace.self, forKey: .pace),
            start: try parts.decode(Instant.self, forKey: .start),
            scrimRamp: try parts.decodeIfPresent(ScrimRamp.self, forKey: .scrimRamp))
    }

    /// A motion that rests in a pose.
    @_spi(Host) public static func hold(_ pose: Motion.Pose) -> Motion {
        Motion(from: pose, to: pose, pace: .none, start: Instant())
    }
}
