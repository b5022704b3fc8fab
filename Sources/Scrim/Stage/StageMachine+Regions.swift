// Rule 9: regions that are not in a window yet, hidden ones, and destroyed ones; and the app's own dialogs in a window.

extension StageMachine {
    /// A region came, went or was destroyed; a report about the window concerns everything in it.
    mutating func setRegion(_ region: Region, _ state: Region.State, now: Instant) -> [StageEffect] {
        guard state != .gone else {
            let effects =
                region.isWindow
                ? remove(.windowGone, now: now) { _ in true }
                : remove(.regionGone, now: now) {
                    $0.region == region || $0.subject == Subject(region: region, endsQuestion: true)
                }
            return effects
                + changeRegions(of: region, now: now) {
                    if region.isWindow { $0.set(region, state) } else { $0.forget(region) }
                }
        }
        var effects: [StageEffect] = []
        if state == .detached {
            // The window's presented overlays stay, hidden, for when the window comes back.
            let indices =
                region.isWindow
                ? surfaces.indicesOverWindow.filter { surfaces[$0].life == .detached }
                : surfaces.indices(over: region)
            for index in indices { effects += deliver(.detach, to: index, now: now) }
        }
        effects += changeRegions(of: region.isWindow ? nil : region, now: now) { $0.set(region, state) }
        guard state != .detached else {
            forgetState(ofUncovered: region)
            return effects
        }
        let indices =
            region.isWindow ? surfaces.indicesOverWindow : surfaces.indices(over: region)
        for index in indices where surfaces[index].life == .detached {
            effects += comeOnStage(index, now: now)
        }
        forgetState(ofUncovered: region)
        return effects
    }

    /// Gives away the surfaces that wait for a region, or (`nil`) all that wait for theirs.
    mutating func handOver(_ region: Region?, now: Instant) -> [StageEffect] {
        let indices = (region.map { surfaces.indices(over: $0) } ?? Array(surfaces.indices))
            .filter { surfaces[$0].life == .detached }
        let arrivals = indices.map { surfaces[$0] }
        surfaces.remove(at: indices)
        var effects = [StageEffect.handedOver(arrivals)]
        for region in Set(arrivals.map(\.region) + [region].compactMap { $0 })
        where !surfaces.covers(region) && !region.isWindow {
            effects += changeRegions(of: region, now: now) { $0.forget(region) }
        }
        return effects
    }

    /// Starts a surface whose region is there: a HUD waits for its turn, all others begin.
    mutating func comeOnStage(_ index: Int, now: Instant) -> [StageEffect] {
        deliver(surfaces[index].kind == .hud ? .queue : .begin, to: index, now: now)
    }

    /// Informs the notices if their window came into sight or went out of it, or became active or inactive.
    mutating func changeAttention(since before: RegionTable, now: Instant) -> [StageEffect] {
        let regions = surroundings.regions
        guard regions.isWindowInSight != before.isWindowInSight || regions.isActive != before.isActive else {
            return []
        }
        return surfaces.indices(of: .hud).flatMap { deliver(.attentionChanged, to: $0, now: now) }
    }

    /// A surface came into sight, or went out of it.
    ///
    /// - Parameters:
    ///   - former: What the user saw of the surface until now.
    ///   - before: The surroundings of the surfaces until now.
    mutating func sightChanged(
        at index: Int, from former: Surface.Sight, since before: Surroundings, now: Instant
    ) -> [StageEffect] {
        let effects = deliver(.sightChanged(from: former), to: index, now: now)
        // The HUD's placement may have been given away while the HUD was out of sight; then it waits for another turn.
        // A leaving HUD needs no placement any more, and a minimized presentation never does.
        guard !surfaces[index].isHidden(in: surroundings), !surfaces[index].isLeaving,
            !surfaces[index].isMinimized,
            surfaces[index].occupiesPlacement(in: surroundings), isPlacementTaken(from: index, in: before)
        else { return effects }
        // A HUD that stayed drawn under a dialog leaves as for a more urgent one.
        return effects + deliver(former == .aside ? .interrupt : .queue, to: index, now: now)
    }

    /// Whether other HUDs have a surface's placement: those that were visible before, or came first.
    private func isPlacementTaken(from index: Int, in before: Surroundings) -> Bool {
        let others = surfaces.indices(of: .hud).filter {
            $0 != index && surfaces[$0].placement == surfaces[index].placement
                && surfaces[$0].occupiesPlacement(in: surroundings)
                && ($0 < index || !surfaces[$0].isHidden(in: before))
        }
        return !hasRoom(for: index, among: others)
    }
}
