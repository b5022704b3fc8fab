/// Results about the surfaces of a stage, kept until the surface changes.
///
/// No part of the state: without the notes everything would be computed again, with the same result.
struct SurfaceNotes: Sendable {
    /// Those of which it is not known when time alone changes them.
    private(set) var unscheduled: Set<SurfaceID> = []
    /// The surfaces that may have something to announce.
    private(set) var unannounced: Set<SurfaceID> = []
    /// Those that have changed, come or gone since the plan was last made.
    private(set) var unplanned: Set<SurfaceID> = []
    /// Whether any of these came or went.
    private(set) var cameOrWent = false
    /// When time alone changes those of which that is known.
    private(set) var agenda = Agenda()
    /// The parts of all surfaces in the last plan; `nil`: their order may have changed since.
    private(set) var pages: PlanPages? = PlanPages()
    /// The surfaces of which it is known.
    private var scheduled: [SurfaceID: Schedule] = [:]
    /// How many of these are visible.
    private(set) var visibleScheduled = 0
    /// The style that surfaces of a kind had last, and the look that it is of.
    private var styles: [Overlay.Kind: (look: StageMachine.Look, style: Shared<Overlay.Style>)] = [:]

    /// When time alone changes a surface, as long as nothing else does.
    private struct Schedule: Sendable {
        /// `nil`: never.
        let at: Instant?
        let isVisible: Bool
    }

    init() {}

    /// No notes of these surfaces.
    init(forgetting ids: [SurfaceID]) {
        (unscheduled, unannounced, unplanned) = (Set(ids), Set(ids), Set(ids))
        pages = nil
    }

    /// Whether the plan may be another than when it was last made.
    var hasNews: Bool { pages == nil || !unplanned.isEmpty }

    /// A surface is new.
    mutating func add(_ id: SurfaceID) {
        // A surface that went since the last plan, and is back, has another place in the order.
        if unplanned.contains(id) { pages = nil }
        cameOrWent = true
        forget(id)
    }

    /// A surface has changed, or its surroundings have.
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
        unplanned.insert(id)
        cameOrWent = true
    }

    /// Nothing but time changes a surface, and then; `nil`: never.
    mutating func schedule(_ id: SurfaceID, at instant: Instant?, isVisible: Bool) {
        unschedule(id)
        unscheduled.remove(id)
        scheduled[id] = Schedule(at: instant, isVisible: isVisible)
        if let instant { agenda.add(id, at: instant) }
        if isVisible { visibleScheduled += 1 }
    }

    private mutating func unschedule(_ id: SurfaceID) {
        guard let known = scheduled.removeValue(forKey: id) else { return }
        if let instant = known.at { agenda.remove(id, at: instant) }
        if known.isVisible { visibleScheduled -= 1 }
    }

    /// All that there is to say of a surface was said.
    mutating func noteAnnounced(_ id: SurfaceID) { unannounced.remove(id) }

    /// The order of the surfaces may have changed.
    mutating func forgetPages() { pages = nil }

    /// Takes the parts of the last plan, to be changed and kept again; `nil`: their order may have changed since.
    mutating func takePages() -> PlanPages? {
        defer { pages = nil }
        return pages
    }

    mutating func notePlan(_ pages: PlanPages) {
        self.pages = pages
        unplanned = []
        cameOrWent = false
    }

    /// The style of all surfaces that look like this; `nil`: it was not noted.
    func style(of look: StageMachine.Look) -> Shared<Overlay.Style>? {
        styles[look.kind].flatMap { $0.look == look ? $0.style : nil }
    }

    /// Keeps a style for all surfaces of this look; it replaces the style of the last look of the same kind.
    mutating func noteStyle(_ style: Shared<Overlay.Style>, of look: StageMachine.Look) {
        styles[look.kind] = (look, style)
    }
}
