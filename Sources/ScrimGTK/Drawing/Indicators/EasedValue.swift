@_spi(Host) import Scrim

/// A number on its way to another, by the core's own curves.
struct EasedValue {
    private var motion: Motion

    init(_ value: Double) { motion = .hold(Self.pose(value)) }

    /// The value that it goes to, or has.
    var target: Double { motion.to.opacity }

    func value(at now: Instant) -> Double { motion.pose(at: now).opacity }

    func isSettled(at now: Instant) -> Bool { motion.isSettled(at: now) }

    /// Goes to another value, from the present one.
    mutating func animate(to value: Double, over duration: Duration, _ curve: Motion.Curve, at now: Instant) {
        motion = Motion(
            from: Self.pose(self.value(at: now)), to: Self.pose(value), pace: .curve(curve, duration),
            start: now)
    }

    /// As the one moving part of a pose.
    private static func pose(_ value: Double) -> Motion.Pose { Motion.Pose(opacity: value) }
}
