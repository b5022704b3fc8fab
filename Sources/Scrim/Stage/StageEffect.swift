/// What the pure stage asks of whoever runs it, in order.
enum StageEffect: Hashable, Sendable {
    /// The presentation ended.
    ///
    /// Comes once for each.
    case settled(PresentationID, Outcome)
    /// Its last pixel is off, or another presentation took its surface over.
    ///
    /// Comes once, after `settled`.
    case gone(PresentationID)
    /// The body of a `during` is to be cancelled.
    case cancelBody(PresentationID)
    /// The app's handler for an action is to run.
    case act(PresentationID)
    /// An app's view is no longer needed.
    case release(ViewID)
    /// Up for longer than expected.
    case overdue(PresentationID)
    /// The main actor came this much too late while something was up.
    case stalled(Duration)
}

/// What the lifecycle needs to know of its surroundings.
struct LifecycleContext: Hashable, Sendable {
    var defaults = StageDefaults()
    var environment = StageEnvironment()

    /// How this overlay comes and goes here, reduced motion considered.
    func transition(of overlay: Overlay) -> Transition {
        if defaults.isInstant { return .none }
        let appearance = overlay.appearance ?? defaults.appearance
        let transition =
            overlay.transition ?? appearance.transition(for: overlay.kind, placement: overlay.placement)
        return environment.reducesMotion ? transition.reduced() : transition
    }

    func grace(of overlay: Overlay) -> Duration { defaults.isInstant ? .zero : overlay.timing.grace.clamped }
    func minimum(of overlay: Overlay) -> Duration {
        defaults.isInstant ? .zero : overlay.timing.minimum.clamped
    }
}
