@_spi(Host) @testable import Scrim

/// What an onlooker knows about visible surfaces, from the plan, the living presentations and their overlays.
extension World {
    /// The visible surfaces that are not leaving, back to front.
    private func inSight(_ plan: StagePlan) -> [SurfacePlan] {
        plan.surfaces.map(\.value)
            .filter { !$0.isHidden && !$0.awaitsFrame && !$0.isLeaving && canSee($0) }
    }

    /// The living presentations that share a surface, as they were requested.
    func sharers(of id: SurfaceID) -> [Scenario.Role] {
        let ids = machine.surface(id)?.living.map(\.id) ?? []
        return ids.map(Scenario.role).filter { witness.parts[$0].isLiving }.map { scenario.roles[$0] }
    }

    /// Whether a surface blocks its region; a result does not, nor does a minimized overlay.
    private func blocks(_ surface: SurfacePlan) -> Bool {
        !surface.panel.isFinal && !Scenario.isPill(surface.id)
            && sharers(of: surface.id).contains { $0.overlay.input.outside != .live }
    }

    private func blocksWindow(_ surface: SurfacePlan) -> Bool { surface.region.isWindow && blocks(surface) }

    // MARK: Focus

    func focus(_ plan: StagePlan) -> Violation? {
        let standing = inSight(plan).filter { $0.kind != .hud }
        let blocked = standing.contains(where: blocksWindow)
        let takers = standing.filter {
            blocksWindow($0) || $0.kind == .question && blocks($0)
                || $0.kind == .sheet && !sharers(of: $0.id).isEmpty
        }
        switch plan.focus {
        case .app:
            guard let front = takers.last else { return nil }
            return .init(.focus, "the app has it under \(front.id)")
        case .surface(let id, let isTrapped):
            guard standing.contains(where: { $0.id == id }), !sharers(of: id).isEmpty else {
                return .init(.focus, "\(id) has it, and is not to be seen")
            }
            let front = takers[(takers.lastIndex(where: blocksWindow) ?? 0)...]
            // A surface that blocks its view does not yield the focus to one that blocks nothing.
            let holder = front.last { !$0.region.isWindow && blocks($0) }
            guard (holder ?? front.last)?.id == id else {
                return .init(.frontFocus, "\(id) has it, of \(takers.map(\.id))")
            }
            return isTrapped == blocked
                ? nil : .init(.trap, "it is kept inside: \(isTrapped), blocked: \(blocked)")
        }
    }

    // MARK: Access

    func access(_ plan: StagePlan) -> Violation? {
        let blockers = inSight(plan).filter(blocks)
        let modal = blockers.last { $0.region.isWindow }?.id
        guard plan.access.modal == modal else {
            return .init(
                .modal, "\(String(describing: plan.access.modal)), but blocked by \(blockers.map(\.id))")
        }
        let covered = Set(blockers.map(\.region).filter { !$0.isWindow })
        return Set(plan.access.hiddenRegions) == covered
            ? nil : .init(.covered, "hidden: \(plan.access.hiddenRegions), covered: \(covered)")
    }

    // MARK: Promptness

    /// The shortest grace counts; only a notice may come later, because it waits for its turn.
    func promptness(_ plan: StagePlan) -> Violation? {
        for surface in machine.surfaces where canSee(surface) {
            let due = surface.living.compactMap { holder -> Instant? in
                let role = Scenario.role(of: holder.id)
                return witness.parts[role].askedAt.map { $0 + scenario.roles[role].overlay.timing.grace }
            }.min()
            guard let due, due <= now, !hasRival(surface) else { continue }
            guard plan.surfaces.contains(where: { $0.id == surface.id }) else {
                return .init(.prompt, "\(surface.id) is \(now - due) late")
            }
        }
        return nil
    }

    private func hasRival(_ surface: Surface) -> Bool {
        surface.kind == .hud && !surface.isMinimized
            && machine.surfaces.contains {
                $0.id != surface.id && $0.kind == .hud && $0.placement == surface.placement
            }
    }

    // MARK: Cancelling

    func cancelling(_ plan: StagePlan) -> Violation? {
        for surface in plan.surfaces where !surface.isLeaving && !surface.panel.isFinal {
            let parts = machine.surface(surface.id)?.living.map { Scenario.role(of: $0.id) } ?? []
            let cancellable = parts.filter { scenario.roles[$0].overlay.content.cancel != nil }
            guard (surface.panel.cancel != nil) == !cancellable.isEmpty else {
                return .init(.cancel, "\(surface.id) has a button: \(surface.panel.cancel != nil)")
            }
            let isLeft = cancellable.contains { !witness.parts[$0].wasAsked }
            guard cancellable.isEmpty || surface.panel.isCancelEnabled == isLeft else {
                return .init(
                    .cancel,
                    "the button of \(surface.id) can be taken: \(!isLeft), but somebody is left: \(isLeft)")
            }
        }
        return nil
    }
}

extension PanelContent {
    /// Whether the panel shows a result, by its icon.
    fileprivate var isFinal: Bool { indicator == .icon(.success) || indicator == .icon(.failure) }
}
