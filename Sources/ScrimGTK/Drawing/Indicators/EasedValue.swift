@_spi(Host) import Scrim

/// A number that animates to another one by the core's own curves.
struct EasedValue {
    private var motion: Motion

    init(_ value: Double) { motion = .hold(Self.pose(value)) }

    /// The value to which the number animates, or which it has.
    var target: Double { motion.to.opacity }

    func value(at now: Instant) -> Double { motion.pose(at: now).opacity }

    func isSettled(at now: Instant) -> Bool { motion.isSettled(at: now) }

    /// Animates to another value from the present one.
    mutating func animate(to value: Double, over duration: Duration, _ curve: Motion.Curve, at now: Instant) {
        motion = Motion(
            from: Self.pose(self.value(at: now)), to: Self.pose(value), pace: .curve(curve, duration),
            start: now)
    }

    /// Uses a pose's opacity for the number.
    private static func pose(_ value: Double) -> Motion.Pose { Motion.Pose(opacity: value) }
}
