/// How far something goes on by its momentum: `v/1000 · d/(1 − d)` (*Designing Fluid Interfaces*, WWDC 2018).
enum Projection {
    /// A scroll view's normal deceleration, the share of the velocity that is left after each millisecond:
    /// 1000 points per second go on for 499 points.
    static let normal = 0.998
    /// A scroll view's fast deceleration: 1000 points per second go on for 99 points.
    static let fast = 0.99

    /// The points that a velocity in points per second goes on for.
    static func distance(velocity: Double, deceleration: Double = normal) -> Double {
        velocity / 1000 * deceleration / (1 - deceleration)
    }
}
