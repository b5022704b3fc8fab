@_spi(Host) @testable import Scrim

/// What must hold in every state.
extension World {
    func violation() -> Violation? {
        guard !isLate else { return nil }
        let plan = subject.plan
        return notes() ?? order(plan) ?? input(plan) ?? sight(plan) ?? whatShows(plan) ?? turns()
            ?? handover()
    }

    private func whatShows(_ plan: StagePlan) -> Violation? {
        focus(plan) ?? access(plan) ?? promptness(plan) ?? cancelling(plan)
    }

    /// Without its notes, the machine plans, wakes and passes time as with them.
    private func notes() -> Violation? {
        var noted = machine
        var anew = machine
        anew.surfaces.forgetNotes()
        guard anew.plan == noted.plan else {
            return .init(.noted, "planned: \(noted.plan)\n          anew: \(anew.plan)")
        }
        guard anew.nextWake == noted.nextWake else {
            return .init(.noted, "wakes: \(noted.nextWake as Any), anew: \(anew.nextWake as Any)")
        }
        let effects = (noted: noted.handle(.wake, at: now), anew: anew.handle(.wake, at: now))
        guard effects.noted == effects.anew, noted == anew else {
            return .init(.noted, "did: \(effects.noted)\n          anew: \(effects.anew)")
        }
        return nil
    }

    private func handover() -> Violation? {
        for surface in seen {
            guard let sheet = surface.sheet, let fling = sheet.fling else { continue }
            let isFree = sheet.drag == nil && surface.isVisible
            // Towards closing, the content scrolls back first, wherever its sheet is.
            guard isFree, fling.velocity > 0 || surface.base == surface.stops?.largest else {
                return .init(.handedOver, "the content of \(surface.id) goes on by itself, held: \(!isFree)")
            }
        }
        return nil
    }

    private func order(_ plan: StagePlan) -> Violation? {
        let drawn = plan.surfaces.map(\.id)
        let due = seen.filter(\.isPresented).map(\.id)
        guard drawn.count == due.count, Set(drawn) == Set(due) else {
            return .init(.ordered, "drawn: \(drawn), to be drawn: \(due)")
        }
        // The trace of a presentation that went elsewhere has no place in the order of time.
        let places = plan.surfaces.filter { machine.surface($0.id)?.displayedHolder.isTrace != true }
            .map { place(of: $0.value) }
        return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
            ? nil : .init(.stacked, "drawn back to front: \(drawn)")
    }

    /// How far in front a surface belongs, and the number of its presentation.
    private func place(of surface: SurfacePlan) -> (height: Int, since: Int) {
        var height = surface.kind == .hud ? 2 : surface.region.isWindow ? 1 : 0
        if surface.kind == .hud, let notice = machine.surface(surface.id), !notice.isMinimized {
            // A more urgent notice is further in front, then one that expires by itself.
            height += 1 + 2 * (notice.holders.map(\.overlay.priority.rawValue).max() ?? 0)
            height += notice.holders.contains { !$0.staysInLine } ? 1 : 0
        }
        return (height, witness.parts[Scenario.role(of: surface.id)].number)
    }

    /// What blocks follows from the living presentations and what can be seen, not from the machine's own state.
    private func input(_ plan: StagePlan) -> Violation? {
        let blocking = Set(plan.input.layers.filter { $0.outside != .live }.map(\.surface))
        for surface in seen {
            let blockers = surface.living.filter {
                $0.overlay.input.outside != .live && witness.parts[Scenario.role(of: $0.id)].isLiving
            }
            let waits = surface.isQueued || surface.kind == .hud && surface.isLeaving
            let blocks =
                !blockers.isEmpty && !surface.isFinal && canSee(surface.surface) && !waits
            guard blocking.contains(surface.id) == blocks else {
                return .init(.input, "\(surface.id) blocks: \(!blocks), but should: \(blocks)")
            }
        }
        for layer in plan.input.layers {
            let isThere = plan.surfaces.contains { $0.id == layer.surface && !$0.isHidden && !$0.isLeaving }
            let surface = seen.first { $0.id == layer.surface }
            var comes = false
            if case .grace(let until) = surface?.life { comes = until > now && subject.nextWake != nil }
            guard isThere || comes else {
                return .init(.nothingUnseen, "\(layer.surface) takes input, and neither is there nor comes")
            }
            if layer.panelTakesInput, surface?.isVisible != true {
                return .init(.nothingUnseen, "the panel of \(layer.surface) takes input unseen")
            }
        }
        return nil
    }

    private func sight(_ plan: StagePlan) -> Violation? {
        for surface in plan.surfaces where surface.isHidden == canSee(surface.value) {
            return .init(.destroyed, "\(surface.id) is hidden: \(surface.isHidden)")
        }
        return nil
    }

    private func turns() -> Violation? {
        let placed = seen.filter { $0.occupiesPlacement && !Scenario.isPill($0.id) }
        let crowds = Dictionary(grouping: placed, by: \.placement).filter {
            $1.count > ($0 == .center ? 1 : machine.surroundings.defaults.stackLimit)
        }
        if let crowd = crowds.first { return .init(.turns, "\(crowd.value.map(\.id)) are at \(crowd.key)") }
        if let pill = seen.first(where: { $0.isMinimized && $0.isQueued }) {
            return .init(.turns, "\(pill.id), which is minimized, waits")
        }
        // If the notice in a placement is leaving, the next one no longer waits.
        let left = Set(seen.filter { $0.occupiesPlacement && $0.isLeaving }.map(\.placement))
        let queued = seen.filter(\.isQueued)
        let waiting = queued.count - left.intersection(queued.map(\.placement)).count
        let limit = machine.surroundings.defaults.queueLimit
        // A notice with an action, or one that stays, waits without a limit.
        let arePatient = queued.allSatisfy { $0.canBeAnswered || $0.living.contains(where: \.staysInLine) }
        return waiting <= limit || arePatient ? nil : .init(.turns, "\(waiting) wait, \(limit) may")
    }
}

extension Holder {
    /// Whether the presentation stays until something ends it.
    var staysInLine: Bool { result == nil && overlay.timing.lifetime == .untilDismissed }
}
