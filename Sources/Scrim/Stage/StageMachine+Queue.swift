// Rule 8: HUDs wait for each other: one at a time in the middle, a stack of some at an edge or corner, the most urgent
// first, then by arrival. A HUD that can be answered (it has an action), stays, or belongs to running work is not
// dropped before it was seen. Work that can be undone is committed in time, whatever stays.

extension StageMachine {
    /// Gives free placements to waiting HUDs, and makes room for more urgent ones.
    mutating func promote(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        // A hidden HUD needs no placement: its time runs unseen. A minimized presentation is always within reach.
        for index in surfaces.indices(of: .hud)
        where surfaces[index].isQueued
            && (surfaces[index].isHidden(in: surroundings) || surfaces[index].isMinimized)
        {
            effects += deliver(.begin, to: index, now: now)
        }
        for next in heads {
            switch turn(of: next) {
            case .comes: effects += deliver(.begin, to: next, now: now)
            case .after(let index): effects += preempt(index, now: now)
            case .afterTheUser, .waits: break
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

    /// Keeps the HUDs that wait and may end unseen within the limit: the least urgent goes, of equals the oldest.
    mutating func boundQueue(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        let limit = max(surroundings.defaults.queueLimit, 0)
        while true {
            // A HUD whose turn is now does not wait any more.
            let coming = heads.filter { head in
                switch turn(of: head) {
                case .comes: true
                case .after(let index): surfaces[index].isLeaving
                case .afterTheUser, .waits: false
                }
            }
            let waiting = surfaces.indices(of: .hud).filter {
                guard surfaces[$0].mayEndUnseen, !coming.contains($0) else { return false }
                // In a window that is out of sight, notices wait without a queue.
                return surfaces[$0].isHidden(in: surroundings)
                    ? surfaces[$0].waitsUnseen(in: surroundings) : surfaces[$0].isQueued
            }
            guard waiting.count > limit,
                let least = waiting.min(by: { surfaces[$0].priority < surfaces[$1].priority })
            else { return effects }
            effects += remove(.expired, at: [least], now: now)
        }
    }

    /// Removes HUDs that waited for their turn for too long, and may end unseen.
    mutating func expireQueue(now: Instant) -> [StageEffect] {
        remove(.expired, at: endsInLine.filter { $0.at <= now }.map(\.index), now: now)
    }

    /// The HUDs that end while they wait if their turn does not come, and when.
    ///
    /// A HUD does not end if it only waits until another has made room, or until the user has left one alone. A HUD of
    /// work that waits for a lasting HUD ends when its time would be over, and the work is committed.
    var endsInLine: [(index: Int, at: Instant)] {
        let timeout = surroundings.queueTimeout
        let waiting = surfaces.indices(of: .hud).compactMap { index -> (index: Int, at: Instant)? in
            guard case .queued(let since) = surfaces[index].life else { return nil }
            if surfaces[index].mayEndUnseen { return (index, since + timeout) }
            guard let left = surfaces[index].timeOfWork(in: surroundings), waitsForLastingNotice(index) else {
                return nil
            }
            return (index, since + left)
        }
        guard !waiting.isEmpty else { return [] }
        let coming = heads.filter { turn(of: $0) != .waits }
        return waiting.filter { !coming.contains($0.index) }
    }

    /// The HUDs that have to make room for more urgent ones, once their minimum is over or they have left.
    var awaited: [Int] {
        heads.compactMap { next in
            guard case .after(let index) = turn(of: next),
                surfaces[index].priority < surfaces[next].priority
            else { return nil }
            return index
        }
    }

    /// For each placement, the HUD whose turn is next.
    ///
    /// A HUD that waits for a lasting one over another view lets others pass, because it may wait forever. A HUD that
    /// waits for a lasting one at its placement lets undoable work pass, which need not wait for that.
    private var heads: [Int] {
        let staying = staying
        func waitsForAnotherView(_ index: Int) -> Bool {
            let surface = surfaces[index]
            return staying.contains {
                surfaces[$0].placement == surface.placement && surfaces[$0].region != surface.region
                    && surfaces[$0].priority >= surface.priority
            }
        }
        var heads: [Overlay.Placement: Int] = [:]
        var works: [Overlay.Placement: Int] = [:]
        func precedes(_ index: Int, _ best: Int?) -> Bool {
            guard let best else { return true }
            return surfaces[best].priority < surfaces[index].priority
        }
        for index in surfaces.indices(of: .hud) where surfaces[index].isQueued && !waitsForAnotherView(index)
        {
            let placement = surfaces[index].placement
            if precedes(index, heads[placement]) { heads[placement] = index }
            if surfaces[index].isOfWork, precedes(index, works[placement]) { works[placement] = index }
        }
        var all = Set(heads.values)
        for (placement, work) in works {
            guard let head = heads[placement], head != work, isKept(head, by: staying) else { continue }
            all.insert(work)
        }
        return all.sorted()
    }

    /// Whether the turn of the next HUD at its placement comes only once a lasting one there has gone.
    private func isKept(_ next: Int, by staying: [Int]) -> Bool {
        let here = staying.filter { surfaces[$0].placement == surfaces[next].placement }
        guard !hasRoom(for: next, among: here) else { return false }
        switch turn(of: next) {
        case .afterTheUser, .waits: return true
        case .comes, .after: return false
        }
    }

    /// The HUDs that have a placement, and stay until something ends them.
    private var staying: [Int] {
        surfaces.indices(of: .hud).filter {
            surfaces[$0].occupiesPlacement(in: surroundings) && !surfaces[$0].isMinimized
                && !surfaces[$0].goesByItself
        }
    }

    /// Whether a notice may wait forever for a lasting one: it is over another view, or the placement has
    /// room for one only.
    private func waitsForLastingNotice(_ index: Int) -> Bool {
        let surface = surfaces[index]
        return staying.contains {
            let other = surfaces[$0]
            return !other.isLeaving && other.placement == surface.placement
                && other.priority >= surface.priority
                && (other.region != surface.region || stackLimit(at: surface.placement) == 1)
        }
    }

    /// Whether a notice over a region would have to wait for a lasting one over the window, whose stack
    /// it could join there.
    func waitsForWindow(at placement: Overlay.Placement, over region: Region) -> Bool {
        guard !region.isWindow, stackLimit(at: placement) > 1 else { return false }
        // The notice joins lasting ones over its own view, whatever waits for these to go.
        let joins = occupants(of: placement).contains {
            surfaces[$0].region == region && !surfaces[$0].isMinimized && !surfaces[$0].isLeavingForGood
                && !surfaces[$0].goesByItself
        }
        if joins { return false }
        return surfaces.indices(of: .hud).contains {
            let other = surfaces[$0]
            let isThere = other.isQueued || other.occupiesPlacement(in: surroundings)
            return isThere && other.region.isWindow && other.placement == placement
                && !other.isMinimized && !other.isLeavingForGood && !other.goesByItself
        }
    }

    /// The HUDs that have a placement, in the order in which they were asked for.
    private func occupants(of placement: Overlay.Placement) -> [Int] {
        surfaces.indices(of: .hud).filter {
            surfaces[$0].placement == placement && surfaces[$0].occupiesPlacement(in: surroundings)
        }
    }

    /// Whether a HUD may join those that have its placement: they are a stack over the same region, and the HUD would
    /// not cover a more urgent one.
    ///
    /// Undoable work has to be offered, and committed in time. Its notice comes beside lasting ones, however many, and
    /// behind more urgent ones.
    func hasRoom(for index: Int, among occupants: [Int]) -> Bool {
        guard !occupants.isEmpty else { return true }
        let occupants = occupants.filter { !surfaces[$0].isMinimized }
        let limit = stackLimit(at: surfaces[index].placement)
        let isBeside = limit > 1 && surfaces[index].isOfWork
        let rivals =
            isBeside ? occupants.filter { surfaces[$0].goesByItself || surfaces[$0].isLeaving } : occupants
        return rivals.count < limit
            && (isBeside || rivals.allSatisfy { surfaces[$0].priority <= surfaces[index].priority })
            && occupants.allSatisfy { surfaces[$0].region == surfaces[index].region }
    }

    /// When the turn of a HUD comes.
    private enum Turn: Hashable {
        /// Now: there is room for it.
        case comes
        /// Once this HUD has gone, which already leaves or makes room.
        case after(Int)
        /// Once the user has turned away from a less urgent HUD: it stays while the pointer, a finger or the
        /// focus is in it.
        case afterTheUser
        /// Once others have gone, whose room it cannot take.
        case waits
    }

    /// When the turn of a HUD comes that is the next at its placement.
    ///
    /// The HUD replaces the oldest of the least urgent ones, if all less urgent ones together leave it enough room.
    /// Minimized presentations do not count, nor does work that would come straight back.
    private func turn(of next: Int) -> Turn {
        let all = occupants(of: surfaces[next].placement).filter { !surfaces[$0].isMinimized }
        let occupants = all.filter { !comesStraightBack($0, beside: next, among: all) }
        func comes(without gone: [Int]) -> Bool {
            hasRoom(for: next, among: occupants.filter { !gone.contains($0) })
        }
        if comes(without: []) { return .comes }
        let leaving = occupants.filter { surfaces[$0].isLeaving }
        if let first = leaving.first, comes(without: leaving) { return .after(first) }
        let lesser = occupants.filter {
            !surfaces[$0].isLeaving && surfaces[$0].priority < surfaces[next].priority
        }
        let free = lesser.filter {
            surfaces[$0].touchedUntil == nil && !surfaces[$0].isAttendedByChoice(in: surroundings)
        }
        if let least = free.min(by: { surfaces[$0].priority < surfaces[$1].priority }),
            comes(without: leaving + free)
        {
            return .after(least)
        }
        return comes(without: leaving + lesser) ? .afterTheUser : .waits
    }

    /// Whether undoable work would come back beside a more urgent notice as soon as it had made room for that notice.
    private func comesStraightBack(_ index: Int, beside next: Int, among occupants: [Int]) -> Bool {
        surfaces[index].isOfWork && !surfaces[index].isLeaving
            && surfaces[index].priority < surfaces[next].priority
            && hasRoom(for: index, among: occupants.filter { $0 != index } + [next])
    }
}

extension Surface {
    /// How long work can still be undone once its notice is there; `nil`: there is no such work, or its time
    /// waits for the user.
    fileprivate func timeOfWork(in surroundings: Surroundings) -> Duration? {
        let holder = displayedHolder
        guard holder.isUndoable, !awaitsUser(in: surroundings), case .waiting(let left) = holder.lifetime
        else {
            return nil
        }
        return left ?? holder.wholeLifetime(in: surroundings)
    }

    /// Whether a notice with a lifetime waits for the user, and nobody has seen it.
    fileprivate func waitsUnseen(in surroundings: Surroundings) -> Bool {
        guard case .up(.awaitingFrame) = life else { return false }
        return awaitsUser(in: surroundings) && goesByItself
    }
}
