// Rule 19: reduced motion: what becomes a fade, what does not overshoot, what does not go on by itself.

/// How things move: only this file decides about reduced motion, and about motion that is switched off.
extension Surroundings {
    /// An overlay's transition, reduced motion considered.
    func transition(of overlay: Overlay) -> Overlay.Transition {
        if defaults.isInstant { return .none }
        let transition = defaults.transition(of: overlay)
        return environment.reducesMotion ? transition.reduced() : transition
    }

    /// The velocity that a released sheet starts with, given its remaining distance in points: all of it.
    ///
    /// With reduced motion, the velocity never leads away from the end, and does not carry the sheet past it: a
    /// critically damped spring overshoots from `2π/response` times the distance on.
    func handedOver(_ velocity: Double, over way: Double) -> Double {
        guard environment.reducesMotion else { return velocity }
        let most = 2 * Double.pi / ReleaseSpring.response * way
        return min(max(velocity, min(most, 0)), max(most, 0))
    }

    /// How a sheet continues after a release at a speed, in points per second.
    func release(speed: Double) -> Motion.Pace {
        if defaults.isInstant { return .none }
        let spring = ReleaseSpring.spring(speed: speed)
        return .spring(environment.reducesMotion ? spring.withoutOvershoot : spring)
    }

    /// How a sheet moves to a detent when the program or a key sends it there; `nil`: as after a release.
    var sheetPace: Motion.Pace? { animatesLayout ? nil : Motion.Pace.none }

    /// Whether a released sheet may coast as scrolled content does, and hand its momentum over to content.
    var allowsCoasting: Bool { !environment.reducesMotion && !defaults.isInstant }

    /// Whether a sheet steps back when another one comes over it.
    var setsBack: Bool { !environment.reducesMotion }

    /// Whether a panel moves to its position in another layout, instead of being there at once.
    var animatesLayout: Bool { !environment.reducesMotion && !defaults.isInstant }
}
