import Scrim

/// A number on its way to another, by the core's own curves.
struct Eased {
    private var motion: Motion

    init(_ value: Double) { motion = .hold(Self.pose(value)) }

    /// Where it goes, or is.
    var target: Double { motion.to.opacity }

    func value(at now: Instant) -> Double { motion.pose(at: now).opacity }

    func isSettled(at now: Instant) -> Bool { motion.isSettled(at: now) }

    /// Goes on from where it is now.
    mutating func go(to value: Double, over duration: Duration, _ curve: Curve, at now: Instant) {
        motion = Motion(
            from: Self.pose(self.value(at: now)), to: Self.pose(value), pace: .curve(curve, duration),
            start: now)
    }

    /// As the one moving part of a pose.
    private static func pose(_ value: Double) -> Pose { Pose(opacity: value) }
}
