/// The spring that takes a sheet on from where a finger let go of it.
///
/// The faster it is let go, the livelier it arrives. The damping follows the speed without a step: a spring that
/// is let go a little faster runs a little differently, and never suddenly overshoots.
enum Release {
    /// Seconds: between the .25 and .5 of common sheets, as the adaptive sheet's own way out.
    static let response = 0.35
    /// Let go slowly, it arrives without overshoot.
    static let calmDamping = 1.0
    /// Let go very fast, it arrives like the common sheets’ springs (.75 to .85).
    static let livelyDamping = 0.8
    /// Points per second at which it is half way between the two: a determined flick.
    static let livelySpeed = 1500.0

    /// The spring for a speed in points per second, either direction.
    static func spring(speed: Double) -> Spring {
        let ratio = speed / livelySpeed
        let liveliness = 1 - 1 / (ratio * ratio + 1)
        return Spring(
            dampingRatio: calmDamping + (livelyDamping - calmDamping) * liveliness, response: response)
    }
}
