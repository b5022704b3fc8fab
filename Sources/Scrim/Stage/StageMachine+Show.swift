extension StageMachine {
    mutating func show(_ request: ShowRequest, now: Instant) -> [StageEffect] {
        let holder = Holder(
            id: request.id, overlay: request.overlay, view: request.view, askedAt: now,
            isScoped: request.isScoped)
        guard request.regionState != .gone, !isWindowGone else {
            return unshown(holder, isWindowGone || request.region.isWindow ? .windowGone : .regionGone)
        }
        let earlier = repeated(by: request)
        switch request.overlay.onRepeat {
        case .join:
            if let index = earlier.last { return surfaces[index].join(holder, now: now, in: context) }
        case .refresh:
            if let index = earlier.last { return surfaces[index].refresh(holder, now: now, in: context) }
        case .replace:
            var effects: [StageEffect] = []
            for index in earlier where !surfaces[index].holders.isEmpty {
                effects += endAll(of: index, now: now) { $0.final ?? .replaced }
            }
            return effects + enter(holder, request, now: now)
        case .separate: break
        }
        return enter(holder, request, now: now)
    }

    /// The surfaces of the same kind over the same region that are up, coming, or still leaving.
    private func repeated(by request: ShowRequest) -> [Int] {
        surfaces.indices.filter { index in
            let surface = surfaces[index]
            return surface.kind == request.overlay.kind && surface.region == request.region
                && (surface.kind != .hud || surface.placement == request.overlay.placement)
        }
    }

    /// A surface of its own comes on stage.
    private mutating func enter(_ holder: Holder, _ request: ShowRequest, now: Instant) -> [StageEffect] {
        var surface = Surface(
            id: request.surface, holder: holder, region: request.region,
            isRegionHidden: request.regionState == .hidden && !request.region.isWindow,
            container: containers[request.region])
        // What the host says now about the whole window counts for all that is in it.
        if request.region.isWindow, (request.regionState != .visible) != isWindowHidden {
            isWindowHidden.toggle()
            refreshSight(now: now)
        }
        surface.isHidden = isOutOfSight(surface)
        surfaces.append(surface)
        guard request.regionState != .detached else { return [] }
        comeOnStage(surfaces.count - 1, now: now)
        return []
    }

    private func unshown(_ holder: Holder, _ cause: Cause) -> [StageEffect] {
        [.settled(holder.id, Outcome(cause: cause, wasShown: false)), .gone(holder.id)]
            + (holder.view.map { [.release($0)] } ?? [])
    }
}
