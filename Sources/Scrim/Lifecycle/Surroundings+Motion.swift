// Rule 19: reduced motion: what becomes a fade, what does not overshoot, what does not go on by itself.

/// How things move here: only this file decides about reduced motion, and about motion that is switched off.
extension Surroundings {
    /// How an overlay comes and goes here, reduced motion considered.
    func transition(of overlay: Overlay) -> Overlay.Transition {
        if defaults.isInstant { return .none }
        let appearance = overlay.appearance ?? defaults.appearance
        let transition =
            overlay.transition ?? appearance.transition(for: overlay.kind, placement: overlay.placement)
        return environment.reducesMotion ? transition.reduced() : transition
    }

    /// The velocity that is handed over to a sheet's way, both in points: all of it.
    ///
    /// With reduced motion only as much as does not carry the sheet past the end of its way, and nothing that leads away
    /// from there: a critically damped spring passes its end from `2π/response` times the way on.
    func handedOver(_ velocity: Double, over way: Double) -> Double {
        guard environment.reducesMotion else { return velocity }
        let most = 2 * Double.pi / ReleaseSpring.response * way
        return min(max(velocity, min(most, 0)), max(most, 0))
    }

    /// How a sheet continues that is released at a speed, in points per second.
    func release(speed: Double) -> Motion.Pace {
        if defaults.isInstant { return .none }
        let spring = ReleaseSpring.spring(speed: speed)
        return .spring(environment.reducesMotion ? spring.withoutOvershoot : spring)
    }

    /// How a sheet moves that the program or a key sends to a detent; `nil`: as after a release.
    var sheetPace: Motion.Pace? { animatesLayout ? nil : Motion.Pace.none }

    /// Whether a sheet that is let go may go on as scrolled content does, and hand its momentum over to content.
    var allowsCoasting: Bool { !environment.reducesMotion && !defaults.isInstant }

    /// Whether a sheet steps back where another one comes over it.
    var setsBack: Bool { !environment.reducesMotion }

    /// Whether a panel moves to its position in another layout, instead of being there at once.
    var animatesLayout: Bool { !environment.reducesMotion && !defaults.isInstant }
}
