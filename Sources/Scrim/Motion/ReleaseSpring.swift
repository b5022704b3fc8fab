/// Chooses the spring that moves a sheet to its detent after a finger lets go of it.
///
/// The faster the sheet is let go, the more the spring overshoots. The damping follows the speed without a step: a
/// slightly faster release gives a slightly different motion, never a sudden overshoot.
enum ReleaseSpring {
    /// The response, in seconds: between the .25 and .5 of common sheets, as the adaptive sheet's exit transition.
    static let response = 0.35
    /// The damping ratio for a sheet that is let go slowly: it arrives without overshoot.
    static let calmDamping = 1.0
    /// The damping ratio for a sheet that is let go very fast: like the common sheets’ springs (.75 to .85).
    static let livelyDamping = 0.8
    /// The speed at which the damping is half way between the two, in points per second: a determined flick.
    static let livelySpeed = 1500.0

    /// The spring for a speed in points per second, either direction.
    static func spring(speed: Double) -> Motion.Spring {
        let ratio = speed / livelySpeed
        let liveliness = 1 - 1 / (ratio * ratio + 1)
        return Motion.Spring(
            dampingRatio: calmDamping + (livelyDamping - calmDamping) * liveliness, response: response)
    }
}
