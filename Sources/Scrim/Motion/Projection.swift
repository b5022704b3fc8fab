/// Where a flick would take something: the distance to rest, `v/1000 · d/(1 − d)`, from its velocity and a deceleration
/// (*Designing Fluid Interfaces*, WWDC 2018).
enum Projection {
    /// A scroll view's normal deceleration, the share of the velocity that is left after each millisecond:
    /// 1000 points per second go on for 499 points.
    static let normal = 0.998

    /// The distance in points until something rests that goes at a velocity in points per second.
    static func distance(velocity: Double, deceleration: Double = normal) -> Double {
        velocity / 1000 * deceleration / (1 - deceleration)
    }
}
