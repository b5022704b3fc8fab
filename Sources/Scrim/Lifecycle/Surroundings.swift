/// Everything outside a surface that its lifecycle depends on.
struct Surroundings: Hashable, Sendable, Codable {
    /// The stage's defaults, for what an overlay leaves open.
    var defaults: Stage.Defaults {
        _read { yield sharedDefaults.value }
        _modify { yield &sharedDefaults.value }
    }
    /// The user's settings, as the platform reports them.
    var environment: Stage.Environment {
        _read { yield sharedEnvironment.value }
        _modify { yield &sharedEnvironment.value }
    }
    // Both are large and change seldom, but surroundings are copied for each event.
    private var sharedDefaults = Shared(Stage.Defaults())
    private var sharedEnvironment = Shared(Stage.Environment())
    /// The states of the window and of the regions in it.
    var regions = RegionTable()
    #if RECORDS_TRANSITIONS
    /// Records each event; only in the optimized tests.
    var recorder: TransitionRecorder?
    #endif

    /// How long nothing is drawn of an overlay.
    func grace(of overlay: Overlay) -> Duration { defaults.isInstant ? .zero : overlay.timing.grace.clamped }

    /// How long, from its first visible frame, the program cannot remove an overlay.
    func minimum(of overlay: Overlay) -> Duration {
        defaults.isInstant ? .zero : overlay.timing.minimum.clamped
    }

    /// How long an overlay with an action stays at least, if it disappears by itself.
    var answerTime: Duration {
        let time = defaults.answerTime.clamped
        return environment.hasScreenReader ? max(time, Tuning.assistedAnswerTime) : time
    }

    /// How long a notice waits for its turn before it ends unseen.
    ///
    /// The notices before it may stay longer for assistive technology. It waits longer by the same time.
    var queueTimeout: Duration {
        defaults.queueTimeout.clamped + (answerTime - defaults.answerTime.clamped)
    }
}
