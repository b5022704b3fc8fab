private import CLibm

/// Motion that friction alone slows down, as scrolled content moves after a flick: `v/f · (1 − exp(−f·t))`.
///
/// A friction `f` of 2 per second is that of a scroll view.
struct Coasting: Hashable, Sendable, Codable {
    /// The friction, per second; above 0.
    let friction: Double

    init(friction: Double) {
        self.friction = friction.isFinite ? max(friction, Self.leastFriction) : Self.leastFriction
    }

    init(from decoder: any Decoder) throws {
        let numbers = try decoder.container(keyedBy: CodingKeys.self)
        self.init(friction: try numbers.decode(Double.self, forKey: .friction))
    }

    /// The least friction, per second: with less, nothing would come to rest in a time that anybody would wait.
    private static let leastFriction = 0.1

    /// The distance covered after some seconds, for a velocity of 1 at the start.
    func distance(after seconds: Double) -> Double { (1 - scrim_exp(-friction * seconds)) / friction }

    /// The velocity that is left after some seconds, for a velocity of 1 at the start.
    func velocity(after seconds: Double) -> Double { scrim_exp(-friction * seconds) }

    /// What is left of a velocity after a distance; both at least 0.
    func velocity(_ velocity: Double, after distance: Double) -> Double {
        max(velocity - friction * distance, 0)
    }

    /// How many seconds it takes until a velocity has fallen to another; 0 if it does not fall to that.
    func time(from velocity: Double, to other: Double) -> Double {
        guard velocity > other, other > 0 else { return 0 }
        return scrim_log(velocity / other) / friction
    }
}
