/// Results about the surfaces of a stage, kept until the surface changes.
///
/// Not part of the state: without the notes everything would be computed again, with the same result.
struct SurfaceNotes: Sendable {
    /// The surfaces of which it is unknown when time alone changes them.
    private(set) var unscheduled: Set<SurfaceID> = []
    /// The surfaces that may have something to announce.
    private(set) var unannounced: Set<SurfaceID> = []
    /// The surfaces that have something to announce, but are behind a surface that blocks the window.
    private var silent: Set<SurfaceID> = []
    /// The surfaces that have changed, come or gone since the last plan.
    private(set) var unplanned: Set<SurfaceID> = []
    /// Whether any surface came or went since the last plan.
    private(set) var cameOrWent = false
    /// The surfaces of which it is known when time alone changes them, by that instant.
    private(set) var agenda = Agenda()
    /// The parts of all surfaces in the last plan; `nil`: their order may have changed since.
    private(set) var pages: PlanPages? = PlanPages()
    /// When time alone changes each surface of which that is known.
    private var scheduled: [SurfaceID: Schedule] = [:]
    /// How many of the surfaces in `scheduled` have the main actor watched for stalls.
    private(set) var watchedScheduled = 0
    /// The last style of each kind, and the look that it belongs to.
    private var styles: [Overlay.Kind: (look: StageMachine.Look, style: Shared<Overlay.Style>)] = [:]

    /// When time alone changes a surface, as long as nothing else does.
    private struct Schedule: Sendable {
        /// `nil`: never.
        let at: Instant?
        let isWatched: Bool
    }

    init() {}

    /// Notes that contain nothing about these surfaces.
    init(forgetting ids: [SurfaceID]) {
        (unscheduled, unannounced, unplanned) = (Set(ids), Set(ids), Set(ids))
        pages = nil
    }

    /// Whether the plan may have changed since it was last made.
    var hasNews: Bool { pages == nil || !unplanned.isEmpty }

    /// A surface is new.
    mutating func add(_ id: SurfaceID) {
        // A surface that went since the last plan, and is back, may be elsewhere in the order.
        if unplanned.contains(id) { pages = nil }
        cameOrWent = true
        forget(id)
    }

    /// Forgets the notes of a surface, because it or its surroundings have changed.
    mutating func forget(_ id: SurfaceID) {
        unschedule(id)
        unscheduled.insert(id)
        unannounced.insert(id)
        unplanned.insert(id)
    }

    /// A surface is gone.
    mutating func remove(_ id: SurfaceID) {
        unschedule(id)
        unscheduled.remove(id)
        unannounced.remove(id)
        silent.remove(id)
        forgetSilence()
        unplanned.insert(id)
        cameOrWent = true
    }

    /// Records when time alone next changes a surface; `nil`: never.
    mutating func schedule(_ id: SurfaceID, at instant: Instant?, isWatched: Bool) {
        unschedule(id)
        unscheduled.remove(id)
        scheduled[id] = Schedule(at: instant, isWatched: isWatched)
        if let instant { agenda.add(id, at: instant) }
        if isWatched { watchedScheduled += 1 }
    }

    private mutating func unschedule(_ id: SurfaceID) {
        guard let known = scheduled.removeValue(forKey: id) else { return }
        if let instant = known.at { agenda.remove(id, at: instant) }
        if known.isWatched { watchedScheduled -= 1 }
    }

    /// Records that a surface has nothing left to announce.
    mutating func noteAnnounced(_ id: SurfaceID) {
        unannounced.remove(id)
        silent.remove(id)
    }

    /// Records that a surface keeps what it has to announce until nothing in front of it blocks the window.
    mutating func noteSilent(_ id: SurfaceID) {
        unannounced.remove(id)
        silent.insert(id)
    }

    /// Forgets which surfaces are silent, because what is in front of them may have changed.
    mutating func forgetSilence() {
        guard !silent.isEmpty else { return }
        unannounced.formUnion(silent)
        silent = []
    }

    /// Drops the pages, because the order of the surfaces may have changed.
    mutating func forgetPages() {
        pages = nil
        forgetSilence()
    }

    /// Takes out the parts of the last plan, to be changed and stored again; `nil`: their order may have changed since.
    mutating func takePages() -> PlanPages? {
        defer { pages = nil }
        return pages
    }

    mutating func notePlan(_ pages: PlanPages) {
        self.pages = pages
        unplanned = []
        cameOrWent = false
    }

    /// The style of all surfaces with this look; `nil`: it was not kept.
    func style(of look: StageMachine.Look) -> Shared<Overlay.Style>? {
        styles[look.kind].flatMap { $0.look == look ? $0.style : nil }
    }

    /// Keeps a style for all surfaces of this look; it replaces the style of the last look of the same kind.
    mutating func noteStyle(_ style: Shared<Overlay.Style>, of look: StageMachine.Look) {
        styles[look.kind] = (look, style)
    }
}
