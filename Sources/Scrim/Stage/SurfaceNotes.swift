/// Results about the surfaces of a stage, kept until the surface changes.
///
/// No part of the state: without the notes everything would be computed again, with the same result.
struct SurfaceNotes: Sendable {
    /// Those of which it is not known when time alone changes them.
    private(set) var restless: Set<SurfaceID> = []
    /// The surfaces that may have something to announce.
    private(set) var unsaid: Set<SurfaceID> = []
    /// Those that have changed, come or gone since the plan was last made.
    private(set) var unplanned: Set<SurfaceID> = []
    /// Whether any of these came or went.
    private(set) var cameOrWent = false
    /// When time alone changes those of which that is known.
    private(set) var agenda = Agenda()
    /// The parts of all surfaces in the last plan; `nil`: their order may have changed since.
    private(set) var pages: PlanPages? = PlanPages()
    /// The surfaces that time alone does not change before a known instant.
    private var calm: [SurfaceID: Calm] = [:]
    /// How many of them are visible.
    private(set) var calmVisible = 0
    /// The style that surfaces of a kind had last, and the look that it is of.
    private var styles: [Overlay.Kind: (look: StageMachine.Look, style: Shared<Overlay.Style>)] = [:]

    /// That nothing but time changes a surface.
    private struct Calm: Sendable {
        /// When it does; `nil`: never.
        let until: Instant?
        let isVisible: Bool
    }

    init() {}

    /// No notes of these surfaces.
    init(forgetting ids: [SurfaceID]) {
        (restless, unsaid, unplanned) = (Set(ids), Set(ids), Set(ids))
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

    /// A surface has changed.
    mutating func forget(_ id: SurfaceID) {
        rouse(id)
        restless.insert(id)
        unsaid.insert(id)
        unplanned.insert(id)
    }

    /// A surface is gone.
    mutating func remove(_ id: SurfaceID) {
        rouse(id)
        restless.remove(id)
        unsaid.remove(id)
        unplanned.insert(id)
        cameOrWent = true
    }

    mutating func calm(_ id: SurfaceID, until instant: Instant?, isVisible: Bool) {
        rouse(id)
        restless.remove(id)
        calm[id] = Calm(until: instant, isVisible: isVisible)
        if let instant { agenda.add(id, at: instant) }
        if isVisible { calmVisible += 1 }
    }

    private mutating func rouse(_ id: SurfaceID) {
        guard let known = calm.removeValue(forKey: id) else { return }
        if let instant = known.until { agenda.remove(id, at: instant) }
        if known.isVisible { calmVisible -= 1 }
    }

    mutating func noteSaid(_ id: SurfaceID) { unsaid.remove(id) }

    mutating func forgetPages() { pages = nil }

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
