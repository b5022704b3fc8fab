private import CLibm

/// How something goes on by its momentum: `v/f · (1 − exp(−f·t))`, as scrolled content does.
///
/// With `f` = 2 per second it is `Projection.normal`.
struct Coasting: Hashable, Sendable {
    /// Per second; above 0.
    let friction: Double

    init(friction: Double) {
        self.friction = friction.isFinite ? max(friction, Self.leastFriction) : Self.leastFriction
    }

    /// Slower than this nothing would ever rest.
    private static let leastFriction = 0.1

    /// How far it got after some seconds, for a velocity of 1.
    func way(after seconds: Double) -> Double { (1 - scrim_exp(-friction * seconds)) / friction }

    /// How fast it still is, for a velocity of 1.
    func velocity(after seconds: Double) -> Double { scrim_exp(-friction * seconds) }

    /// What is left of a velocity after a way; both at least 0.
    func velocity(_ velocity: Double, after way: Double) -> Double { max(velocity - friction * way, 0) }

    /// After how many seconds a velocity has become another.
    func time(from velocity: Double, to other: Double) -> Double {
        guard velocity > other, other > 0 else { return 0 }
        return scrim_log(velocity / other) / friction
    }
}
