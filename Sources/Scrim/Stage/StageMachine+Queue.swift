// Rule 8: HUDs wait for each other: one at a time in the middle, a stack of some at an edge or corner, the most urgent
// first, then by arrival. What can be answered (an action), stays, or is of work that runs is not dropped before it was
// seen.

extension StageMachine {
    /// Gives free placements to waiting HUDs, and makes room for more urgent ones.
    mutating func promote(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        // A hidden HUD needs no placement: its time runs unseen. What is minimized is always within reach.
        for index in surfaces.indices(of: .hud)
        where surfaces[index].isQueued
            && (surfaces[index].isHidden(in: surroundings) || surfaces[index].isMinimized)
        {
            effects += deliver(.begin, to: index, now: now)
        }
        for next in heads {
            if hasRoom(for: next, among: occupants(of: surfaces[next].placement)) {
                effects += deliver(.begin, to: next, now: now)
            } else if let least = yielding(to: next) {
                effects += preempt(least, now: now)
            }
        }
        return effects
    }

    /// Sends the presented HUD back to the queue, or lets it leave for good if it was shown for long enough.
    private mutating func preempt(_ index: Int, now: Instant) -> [StageEffect] {
        switch surfaces[index].life {
        case .detached, .queued, .leaving, .afterglow, .interrupted: return []
        case .grace: return deliver(.queue, to: index, now: now)
        case .up(let showing):
            guard isPastMinimum(surfaces[index], now: now) else { return [] }
            switch showing {
            case .awaitingFrame: return deliver(.queue, to: index, now: now)
            case .shown:
                // A notice with an action gets its whole time, and work that runs keeps its notice.
                let share = surfaces[index].shareShown(now: now, in: surroundings)
                let event: SurfaceEvent =
                    share < Tuning.shownEnough || !surfaces[index].mayEndUnseen
                    ? .interrupt : .leave(.expired, isFlung: false)
                return deliver(event, to: index, now: now)
            }
        }
    }

    /// Keeps those that wait and may end unseen within the limit: the least urgent goes, of equals the oldest.
    mutating func boundQueue(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        let limit = max(surroundings.defaults.queueLimit, 0)
        while true {
            // Whose turn is now does not wait any more.
            let coming = heads.filter { head in
                hasRoom(
                    for: head,
                    among: occupants(of: surfaces[head].placement).filter { !surfaces[$0].isLeaving })
            }
            let waiting = surfaces.indices(of: .hud).filter {
                guard surfaces[$0].mayEndUnseen, !coming.contains($0) else { return false }
                // In a window that is out of sight notices wait without a queue.
                return surfaces[$0].isHidden(in: surroundings)
                    ? surfaces[$0].waitsUnseen(in: surroundings) : surfaces[$0].isQueued
            }
            guard waiting.count > limit,
                let least = waiting.min(by: { surfaces[$0].priority < surfaces[$1].priority })
            else { return effects }
            effects += remove(.expired, at: [least], now: now)
        }
    }

    /// Takes away what waited for its turn for too long, and may end unseen.
    mutating func expireQueue(now: Instant) -> [StageEffect] {
        let timeout = surroundings.defaults.queueTimeout.clamped
        let expired = surfaces.indices(of: .hud).filter { index in
            guard case .queued(let since) = surfaces[index].life, surfaces[index].mayEndUnseen else {
                return false
            }
            return since + timeout <= now
        }
        return remove(.expired, at: expired, now: now)
    }

    /// The presented HUDs for whose minimum more urgent ones wait.
    var awaited: [Int] {
        heads.compactMap { next in
            hasRoom(for: next, among: occupants(of: surfaces[next].placement)) ? nil : yielding(to: next)
        }
    }

    /// For each placement the HUD whose turn is next.
    ///
    /// One that waits for what stays over another view lets others pass: it may wait for ever.
    private var heads: [Int] {
        let staying = surfaces.indices(of: .hud).filter {
            surfaces[$0].occupiesPlacement(in: surroundings) && !surfaces[$0].isMinimized
                && !surfaces[$0].goesByItself
        }
        func waitsForAnotherView(_ index: Int) -> Bool {
            let surface = surfaces[index]
            return staying.contains {
                surfaces[$0].placement == surface.placement && surfaces[$0].region != surface.region
                    && surfaces[$0].priority >= surface.priority
            }
        }
        var heads: [Overlay.Placement: Int] = [:]
        for index in surfaces.indices(of: .hud) where surfaces[index].isQueued && !waitsForAnotherView(index)
        {
            let placement = surfaces[index].placement
            guard let best = heads[placement] else {
                heads[placement] = index
                continue
            }
            if surfaces[best].priority < surfaces[index].priority { heads[placement] = index }
        }
        return heads.values.sorted()
    }

    /// Those that have a placement, in the order in which they were asked for.
    private func occupants(of placement: Overlay.Placement) -> [Int] {
        surfaces.indices(of: .hud).filter {
            surfaces[$0].placement == placement && surfaces[$0].occupiesPlacement(in: surroundings)
        }
    }

    /// Whether a HUD may come to those that have its placement: they are a stack over the same region, and none of them
    /// is more urgent, which it would cover.
    func hasRoom(for index: Int, among occupants: [Int]) -> Bool {
        guard !occupants.isEmpty else { return true }
        let occupants = occupants.filter { !surfaces[$0].isMinimized }
        return occupants.count < stackLimit(at: surfaces[index].placement)
            && occupants.allSatisfy {
                surfaces[$0].region == surfaces[index].region
                    && surfaces[$0].priority <= surfaces[index].priority
            }
    }

    /// The HUD that makes room for a more urgent one: the least urgent, of equals the oldest; `nil`: none is less urgent.
    ///
    /// One that leaves already counts first, and what is minimized, which nobody waits for, not at all.
    private func yielding(to next: Int) -> Int? {
        let occupants = occupants(of: surfaces[next].placement).filter { !surfaces[$0].isMinimized }
        let least =
            occupants.first { surfaces[$0].isLeaving }
            ?? occupants.min { surfaces[$0].priority < surfaces[$1].priority }
        return least.flatMap { surfaces[$0].priority < surfaces[next].priority ? $0 : nil }
    }
}

extension Surface {
    /// Whether a notice with a lifetime waits for the user, and nobody has seen it.
    fileprivate func waitsUnseen(in surroundings: Surroundings) -> Bool {
        guard case .up(.awaitingFrame) = life else { return false }
        return awaitsUser(in: surroundings) && goesByItself
    }
}
