/// HUDs wait for each other: one at a time for each placement, the most urgent first, then by arrival.
extension StageMachine {
    /// Gives free placements to whoever waits, and makes room for the more urgent.
    mutating func promote(now: Instant) -> [StageEffect] {
        // What cannot be seen needs no place: its time runs unseen.
        for index in surfaces.indices where surfaces[index].isQueued && surfaces[index].isHidden {
            surfaces[index].begin(now: now, in: context)
        }
        var effects: [StageEffect] = []
        for next in heads() {
            if let current = occupant(of: surfaces[next].placement) {
                if surfaces[current].priority < surfaces[next].priority {
                    effects += preempt(current, now: now)
                }
            } else {
                surfaces[next].begin(now: now, in: context)
            }
        }
        return effects
    }

    /// The one that is up goes back to wait, or leaves for good when it was shown for long enough.
    private mutating func preempt(_ index: Int, now: Instant) -> [StageEffect] {
        switch surfaces[index].phase {
        case .detached, .queued, .leaving, .interrupted: return []
        case .grace: surfaces[index].queue(now: now, in: context)
        case .up:
            guard surfaces[index].isPastMinimum(now: now) else { return [] }
            if surfaces[index].shownAt == nil {
                surfaces[index].queue(now: now, in: context)
            } else if surfaces[index].shareShown(now: now, in: context) < Defaults.shownEnough {
                surfaces[index].interrupt(now: now, in: context)
            } else {
                return endAll(of: index, now: now) { $0.final ?? .expired }
            }
        }
        return []
    }

    /// For each placement the one whose turn is next.
    private func heads() -> [Int] {
        var heads: [Placement: Int] = [:]
        for index in surfaces.indices where surfaces[index].isQueued {
            let placement = surfaces[index].placement
            guard let best = heads[placement] else {
                heads[placement] = index
                continue
            }
            if surfaces[best].priority < surfaces[index].priority { heads[placement] = index }
        }
        return heads.values.sorted()
    }

    private func occupant(of placement: Placement) -> Int? {
        surfaces.indices.first { surfaces[$0].occupiesPlacement && surfaces[$0].placement == placement }
    }

    /// Whether a more urgent HUD waits for this one's minimum.
    func isAwaited(_ surface: Surface) -> Bool {
        surface.occupiesPlacement
            && surfaces.contains {
                $0.isQueued && $0.placement == surface.placement && $0.priority > surface.priority
            }
    }

    /// Keeps the queue within its limit: the least urgent goes, of equals the oldest.
    mutating func boundQueue(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        let limit = max(context.defaults.queueLimit, 0)
        while true {
            let waiting = surfaces.indices.filter { surfaces[$0].isQueued && !surfaces[$0].isHidden }
            // Whose turn is now does not wait any more.
            let coming = heads().filter { head in
                occupant(of: surfaces[head].placement).map { surfaces[$0].isLeaving } ?? true
            }
            guard waiting.count - coming.count > limit,
                let least = waiting.min(by: { surfaces[$0].priority < surfaces[$1].priority })
            else { return effects }
            let id = surfaces[least].id
            effects += remove(where: { $0.id == id }, cause: .expired)
        }
    }
}
