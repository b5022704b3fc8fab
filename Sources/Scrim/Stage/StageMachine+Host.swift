extension StageMachine {
    /// What a host reports.
    ///
    /// What is late, repeated or of something gone does nothing.
    mutating func take(_ event: HostEvent, now: Instant) -> [StageEffect] {
        switch event {
        case .frameShown(let id, let generation):
            withSurface(id) { [context] in $0.frameShown(generation: generation, now: now, in: context) }
        case .motionEnded(let id, let generation, let finished):
            withSurface(id) { surface in
                // Whoever draws knows when it arrived. One that was broken off is left to the timer.
                guard finished, generation == surface.generation else { return }
                switch surface.phase {
                case .leaving: surface.phase = .leaving(until: now)
                case .interrupted: surface.phase = .interrupted(until: now)
                case .up: surface.arrive()
                case .detached, .queued, .grace: break
                }
            }
        case .tappedOutside, .escape, .cancelTaken, .actionTaken:
            return userAct(event).map { perform($0, now: now) } ?? []
        case .regionChanged(let region, let state):
            return regionChanged(region, state, now: now)
        case .pointerOver(let id, let isOver):
            withSurface(id) { $0.setHovered(isOver, now: now) }
        case .suspended(let suspended):
            isSuspended = suspended
            refreshSight(now: now)
        case .environmentChanged: break
        case .dragBegan, .dragMoved, .dragEnded, .detentStepped:
            return moveSheet(event, now: now)
        case .frame: break
        case .regionContained(let region, let surface):
            containers[region] = surface
            for index in surfaces.indices where surfaces[index].region == region {
                surfaces[index].container = surface
            }
        }
        return []
    }

    // MARK: Regions

    private mutating func regionChanged(_ region: Region, _ state: RegionState, now: Instant) -> [StageEffect]
    {
        if region.isWindow {
            switch state {
            case .gone:
                isWindowGone = true
                return remove(where: { _ in true }, cause: .windowGone)
            case .detached: isWindowHidden = true
            case .hidden, .visible:
                isWindowHidden = state == .hidden
                for index in surfaces.indices where surfaces[index].region.isWindow {
                    attach(index, now: now)
                }
            }
            refreshSight(now: now)
            return []
        }
        if state == .gone {
            containers[region] = nil
            return remove(where: { $0.region == region }, cause: .regionGone)
        }
        for index in surfaces.indices where surfaces[index].region == region {
            surfaces[index].isRegionHidden = state == .hidden
            if state == .detached {
                surfaces[index].detach(now: now)
            } else {
                attach(index, now: now)
            }
        }
        refreshSight(now: now)
        return []
    }

    /// The region that a surface waits for is there.
    private mutating func attach(_ index: Int, now: Instant) {
        guard surfaces[index].phase == .detached else { return }
        surfaces[index].setHidden(isOutOfSight(surfaces[index]), now: now)
        comeOnStage(index, now: now)
    }

    /// A surface whose region is there: a HUD waits for its turn, all others begin.
    mutating func comeOnStage(_ index: Int, now: Instant) {
        if surfaces[index].kind == .hud {
            surfaces[index].phase = .queued(since: now)
        } else {
            surfaces[index].begin(now: now, in: context)
        }
    }

    /// Brings every surface in line with whether it can be seen.
    mutating func refreshSight(now: Instant) {
        for index in surfaces.indices {
            let wasHidden = surfaces[index].isHidden
            surfaces[index].setHidden(isOutOfSight(surfaces[index]), now: now)
            guard wasHidden, !surfaces[index].isHidden, surfaces[index].occupiesPlacement else { continue }
            // Its place was given away while it could not be seen: it waits for another turn.
            let isTaken = surfaces.indices.contains {
                $0 != index && surfaces[$0].occupiesPlacement
                    && surfaces[$0].placement == surfaces[index].placement
            }
            if isTaken { surfaces[index].queue(now: now, in: context) }
        }
    }
}
