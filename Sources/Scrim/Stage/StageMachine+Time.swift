/// The effects of time alone, and the one timer.
extension StageMachine {
    /// Does whatever is due, until nothing is.
    mutating func passTime(now: Instant) -> [StageEffect] {
        var effects = followCovers(now: now)
        let first = surfaces.mayBeDue(at: now)
        var candidates = first
        while !candidates.isEmpty {
            let before = candidates.map { surface($0)?.timedState }
            effects += endDue(of: candidates, now: now)
            effects += clear(candidates, now: now)
            for id in candidates { effects += deliver(.pass, to: id, now: now) }
            if surfaces.has(.hud) {
                effects += promote(now: now) + boundQueue(now: now) + followStacks(now: now)
            }
            effects += followCovers(now: now)
            let after = candidates.map { surface($0)?.timedState }
            for (id, (before, after)) in zip(candidates, zip(before, after)) where before == after {
                schedule(id)
            }
            if before == after { break }
            candidates = surfaces.mayBeDue(at: now)
        }
        if !openings.isEmpty, !surfaces.has(.hud) { openings = SortedMap() }
        effects += reportOverdue(of: first, now: now)
        effects += reportCut(of: first, now: now)
        effects += reportAbsences(of: first, now: now)
        followStalls(now: now)
        return effects
    }

    /// Records when time alone next changes a surface.
    private mutating func schedule(_ id: SurfaceID) {
        guard let index = index(of: id) else { return }
        surfaces.notes.schedule(
            id, at: surfaces[index].nextDue(in: surroundings),
            isWatched: surfaces[index].isWatched(in: surroundings))
    }

    /// Removes surfaces that have left, and HUDs that waited for too long.
    private mutating func clear(_ candidates: [SurfaceID], now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        var gone: [Int] = []
        for id in candidates {
            guard let index = index(of: id) else { continue }
            let isHidden = surfaces[index].sight(in: surroundings) == .hidden
            switch surfaces[index].life {
            case .leaving(let until, _) where until <= now || isHidden: gone.append(index)
            case .afterglow(let until) where until <= now || isHidden: gone.append(index)
            case .interrupted(let until) where until <= now || isHidden:
                effects += deliver(.queue, to: index, now: now)
            case .leaving, .afterglow, .interrupted, .detached, .queued, .grace, .up: break
            }
        }
        effects += remove(.dismissed, at: gone.sorted(), now: now)
        return surfaces.has(.hud) ? effects + expireQueue(now: now) : effects
    }

    /// The next instant at which something is due by itself; `nil`: nothing ever is.
    var nextWake: Instant? {
        var next = watch.nextCheck
        next.pull(to: surfaces.notes.agenda.next)
        for index in surfaces.indices(of: surfaces.notes.unscheduled) {
            next.pull(to: surfaces[index].nextDue(in: surroundings))
        }
        for opening in openings.values { next.pull(to: opening.end) }
        for end in endsInLine { next.pull(to: end.at) }
        for index in awaited { next.pull(to: surfaces[index].minimumEnd(in: surroundings)) }
        return next
    }
}

extension Surface {
    /// When the log should get a report that the surface waits for the user; `nil`: it does not wait, or was reported.
    func absenceReportedAt(in surroundings: Surroundings) -> Instant? {
        guard case .since(let instant) = absence else { return nil }
        return instant + surroundings.defaults.longestAbsence.clamped
    }

    /// When time alone next changes something of the surface, whatever happens to others; `nil`: never.
    fileprivate func nextDue(in surroundings: Surroundings) -> Instant? {
        var next: Instant?
        switch life {
        case .detached, .queued: break
        case .grace(let until), .leaving(let until, _), .afterglow(let until), .interrupted(let until):
            next = until
        case .up: next = arrivesAt(in: surroundings)
        }
        guard !isLeavingForGood else { return next }
        next.pull(to: absenceReportedAt(in: surroundings))
        next.pull(to: touchedUntil)
        for holder in holders {
            next.pull(to: holder.overdueAt)
            if holder.waiting != nil {
                next.pull(to: minimumEnd(in: surroundings))
            } else {
                next.pull(to: holder.lifetime.end)
                next.pull(to: holder.timesOutAt)
                next.pull(to: holder.dismissesAt)
            }
        }
        return next
    }
}

extension Instant? {
    /// Replaces the instant with another one if that is earlier; `nil` is later than all.
    fileprivate mutating func pull(to other: Instant?) {
        if let other { self = Swift.min(self ?? other, other) }
    }
}

/// The fields of a surface that time can change: if none has changed, nothing more is due.
///
/// The whole surface cannot be compared: it may contain NaN from the app, which never equals itself, so the
/// loop would not end.
private struct TimedState: Hashable {
    let id: SurfaceID
    let life: Life
    let generation: Int
    let isAttended: Bool
    let stack: Shared<StackSlot>?
    let holders: [Presentation.ID]
    let waiting: [Presentation.Cause?]
    let isBetweenDetents: Bool
}

extension Surface {
    fileprivate var timedState: TimedState {
        TimedState(
            id: id, life: life, generation: generation, isAttended: isAttended, stack: stack,
            holders: holders.map(\.id), waiting: holders.map(\.waiting),
            isBetweenDetents: sheet?.movement.isBetweenDetents ?? false)
    }
}
