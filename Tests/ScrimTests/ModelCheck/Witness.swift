@_spi(Host) @testable import Scrim

/// What an onlooker remembers of a history, independent of the machine's own notes.
struct Witness: Hashable, Sendable {
    /// What is known about one presentation.
    struct Part: Hashable, Sendable {
        var askedAt: Instant?
        /// The number of presentations that were shown, minimized or restored before it.
        var number = 0
        var outcome: Presentation.Outcome?
        var isGone = false
        /// Whether it was visible, or shared a visible surface.
        var wasSeen = false
        /// Whether its view was released.
        var isReleased = false
        var wasBodyCancelled = false
        /// Whether the program dismissed it: it may take its time, but must end.
        var isLetGo = false
        /// Whether the body of its `during` was asked to stop, by a user or with its task.
        var wasAsked = false
        /// Whether the body has returned.
        var hasReturned = false
        /// Whether it was given a final status to show.
        var isFinal = false
        /// Whether the program has dismissed it since; its status then waits for nobody.
        var isDismissed = false
        /// When its lifetime ends, while the lifetime runs.
        var lifeEnds: Instant?
        /// The time that an interruption left of its lifetime.
        var left: Duration?

        var isLiving: Bool { askedAt != nil && outcome == nil }
        /// Whether the body of its `during` was asked to stop and is still running.
        var windsUp: Bool { wasAsked && !hasReturned && !isFinal }
    }

    /// What is known about one surface.
    struct Sight: Hashable, Sendable {
        /// The earliest end of a grace, from which nothing else should hold the surface back.
        var graceOver: Instant?
        /// Until when its minimum keeps it on screen once it is visible.
        var owedUntil: Instant?
        /// What was last spoken about it.
        var spoken: String?
    }

    var parts: [Part]
    /// By the role that brought the surface; the minimized notices come after all others.
    var sights: [Sight]

    /// What is known about a surface.
    func sight(of id: SurfaceID) -> Sight { sights[index(of: id)] }

    private func index(of id: SurfaceID) -> Int {
        Scenario.role(of: id) + (Scenario.isPill(id) ? parts.count : 0)
    }

    init(roles: Int) {
        parts = Array(repeating: Part(), count: roles)
        sights = Array(repeating: Sight(), count: 2 * roles)
    }

    /// Records a step.
    ///
    /// - Parameter waiting: The notices that wait for the user now.
    mutating func observe(
        _ step: Step, now: Instant, seen: [SeenSurface], waiting: Set<SurfaceID>, scenario: Scenario
    ) {
        switch step.move {
        case .show(let role):
            parts[role].number = nextNumber
            parts[role].askedAt = now
        case .taskCancelled(let role):
            if parts[role].isLiving, !parts[role].hasReturned { parts[role].wasAsked = true }
        default: break
        }
        switch step.move {
        case .dismiss(let role): dismiss(role)
        case .bodyEnds(let role, _): letGo(role)
        case .finish(let role, _): if !parts[role].windsUp { letGo(role) }
        case .dismissAll: for role in parts.indices { dismiss(role) }
        default: break
        }
        if case .frame(let id, false) = step.move {
            // A presentation that ends in the same step was seen.
            for surface in step.before.seen where surface.id == id && surface.awaitsFrame {
                for holder in surface.living { parts[Scenario.role(of: holder.id)].wasSeen = true }
            }
        }
        if case .bodyEnds(let role, _) = step.move { parts[role].hasReturned = true }
        for effect in step.effects { observe(effect) }
        observeLifetimes(step, now: now, seen: seen, waiting: waiting, scenario: scenario)
        for surface in seen {
            let sight = index(of: surface.id)
            var seen = sights[sight]
            observe(surface, step, &seen, now: now, scenario: scenario)
            // Another surface may say the same.
            let isSpoken = step.announcements.contains {
                $0.text == surface.words && $0.surface == surface.id
            }
            if surface.isVisible, isSpoken { seen.spoken = surface.words }
            sights[sight] = seen
            guard surface.isVisible else { continue }
            for holder in surface.living { parts[Scenario.role(of: holder.id)].wasSeen = true }
        }
        for role in parts.indices {
            for id in [Scenario.surface(role), Scenario.pill(role)]
            where !seen.contains(where: { $0.id == id }) {
                sights[index(of: id)] = Sight()
            }
        }
    }

    private var nextNumber: Int { (parts.map(\.number).max() ?? 0) + 1 }

    private mutating func dismiss(_ role: Int) {
        if parts[role].isLiving, parts[role].isFinal { parts[role].isDismissed = true }
        letGo(role)
    }

    private mutating func letGo(_ role: Int) {
        if parts[role].isLiving { parts[role].isLetGo = true }
    }

    private mutating func observe(_ effect: StageEffect) {
        switch effect {
        case .settled(let id, let outcome, _): parts[Scenario.role(of: id)].outcome = outcome
        case .gone(let id): parts[Scenario.role(of: id)].isGone = true
        case .release(let view): parts[Scenario.role(of: view)].isReleased = true
        case .cancelBody(let id):
            parts[Scenario.role(of: id)].wasBodyCancelled = true
            parts[Scenario.role(of: id)].wasAsked = true
        case .minimize(let id), .restore(let id):
            // It is the newest from now on.
            parts[Scenario.role(of: id)].number = nextNumber
        case .shown, .missed, .act, .validate, .search, .announce, .play, .notify, .withdrawNotification,
            .report, .stalled, .handedOver:
            break
        }
    }

    private func observe(
        _ surface: SeenSurface, _ step: Step, _ sight: inout Sight, now: Instant, scenario: Scenario
    ) {
        let earlier = step.before.seen.first { $0.id == surface.id }
        if !surface.isPresented { sight.owedUntil = nil }
        // A surface in another window awaits its first frame there, and its minimum runs from then on.
        if case .transfer = step.move, !surface.isVisible { sight.owedUntil = nil }
        // A minimized overlay has had its grace.
        if earlier?.isPresented != true, !Scenario.isPill(surface.id) {
            for holder in surface.living {
                let role = Scenario.role(of: holder.id)
                let over = (parts[role].askedAt ?? now) + scenario.roles[role].overlay.timing.grace
                sight.graceOver = min(sight.graceOver ?? over, over)
            }
        }
        guard surface.isVisible else { return }
        var newcomers = surface.living
        if earlier?.isVisible == true || earlier?.isLeaving == true {
            newcomers.removeAll { holder in earlier?.living.contains { $0.id == holder.id } ?? false }
        } else if earlier?.wasSeen == true {
            // It was hidden meanwhile; it comes back as it was, with those who joined it.
            newcomers.removeAll { parts[Scenario.role(of: $0.id)].wasSeen }
        }
        if case .finish(let role, says: true) = step.move {
            newcomers += surface.living.filter {
                $0.id == Scenario.presentation(role) && $0.result != nil
                    && earlier?.living.first?.result == nil
            }
        }
        for holder in newcomers {
            let owed = now + scenario.roles[Scenario.role(of: holder.id)].overlay.timing.minimum
            sight.owedUntil = max(sight.owedUntil ?? owed, owed)
        }
    }
}
