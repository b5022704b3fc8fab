// Rule 9: regions that are not in a window yet, hidden ones, and destroyed ones; and the app's own dialogs in a window.

extension StageMachine {
    /// A region came, went or was destroyed; a report about the window concerns everything in it.
    mutating func setRegion(_ region: Region, _ state: Region.State, now: Instant) -> [StageEffect] {
        guard state != .gone else {
            if region.isWindow {
                surroundings.regions.set(region, state)
                return remove(.windowGone, now: now) { _ in true }
            }
            let effects = remove(.regionGone, now: now) { $0.region == region }
            surroundings.regions.forget(region)
            return effects
        }
        var effects: [StageEffect] = []
        if !region.isWindow, state == .detached {
            for index in surfaces.places(over: region) {
                effects += deliver(.detach, to: index, now: now)
            }
        }
        effects += changeSight(of: region.isWindow ? nil : region, now: now) { $0.set(region, state) }
        guard state != .detached else {
            forgetState(ofUncovered: region)
            return effects
        }
        let places =
            region.isWindow ? surfaces.placesOverWindow : surfaces.places(over: region)
        for index in places where surfaces[index].life == .detached {
            effects += comeOnStage(index, now: now)
        }
        forgetState(ofUncovered: region)
        return effects
    }

    /// Gives away the surfaces that wait for a region, or (`nil`) all that wait for theirs.
    mutating func handOver(_ region: Region?) -> [StageEffect] {
        let places = (region.map { surfaces.places(over: $0) } ?? Array(surfaces.indices))
            .filter { surfaces[$0].life == .detached }
        let arrivals = places.map { surfaces[$0] }
        surfaces.remove(at: places)
        for region in Set(arrivals.map(\.region) + [region].compactMap { $0 })
        where !surfaces.covers(region) && !region.isWindow {
            if surroundings.regions.container(of: region) != nil { surfaces.forgetOrder() }
            surroundings.regions.forget(region)
        }
        return [.handedOver(arrivals)]
    }

    /// Forgets the state of a region that nothing covers.
    mutating func forgetState(ofUncovered region: Region) {
        if !surfaces.covers(region) { surroundings.regions.forgetState(of: region) }
    }

    /// A surface whose region is there: a HUD waits for its turn, all others begin.
    mutating func comeOnStage(_ index: Int, now: Instant) -> [StageEffect] {
        deliver(surfaces[index].kind == .hud ? .queue : .begin, to: index, now: now)
    }

    /// Changes what can be seen, and informs every surface that was hidden or shown by it.
    ///
    /// - Parameter region: The region concerned; `nil`: all.
    mutating func changeSight(
        of region: Region? = nil, now: Instant, _ change: (inout RegionTable) -> Void
    ) -> [StageEffect] {
        let before = surroundings
        change(&surroundings.regions)
        guard surroundings.regions != before.regions else { return [] }
        var effects: [StageEffect] = []
        for index in region.map({ surfaces.places(over: $0) }) ?? Array(surfaces.indices) {
            let isHidden = surfaces[index].isHidden(in: surroundings)
            guard surfaces[index].isHidden(in: before) != isHidden else { continue }
            effects += sightChanged(at: index, since: before, now: now)
        }
        return effects
    }

    /// A surface came into sight, or went out of it.
    ///
    /// - Parameter before: How it was around the surfaces until now.
    mutating func sightChanged(at index: Int, since before: Surroundings, now: Instant) -> [StageEffect] {
        let effects = deliver(.sightChanged, to: index, now: now)
        // A HUD's placement was given away while it could not be seen: it waits for another turn.
        guard !surfaces[index].isHidden(in: surroundings),
            surfaces[index].occupiesPlacement(in: surroundings), isPlacementTaken(from: index, in: before)
        else { return effects }
        return effects + deliver(.queue, to: index, now: now)
    }

    /// Whether other HUDs have a surface's placement: those that were visible before, or came first.
    private func isPlacementTaken(from index: Int, in before: Surroundings) -> Bool {
        let others = surfaces.places(of: .hud).filter {
            $0 != index && surfaces[$0].placement == surfaces[index].placement
                && surfaces[$0].occupiesPlacement(in: surroundings)
                && ($0 < index || !surfaces[$0].isHidden(in: before))
        }
        return !hasRoom(for: index, among: others)
    }
}
