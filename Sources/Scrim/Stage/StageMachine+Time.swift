extension StageMachine {
    /// Does whatever is due, until nothing is.
    mutating func passTime(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        repeat {
            let before = surfaces.map(\.turn)
            for index in surfaces.indices { surfaces[index].dropStaleHover(now: now) }
            effects += endDue(now: now)
            effects += clear(now: now)
            for index in surfaces.indices {
                if let instant = surfaces[index].arrivesAt, instant <= now { surfaces[index].arrive() }
                if case .grace(let until) = surfaces[index].phase, until <= now {
                    surfaces[index].present(now: now, in: context)
                }
            }
            effects += promote(now: now)
            effects += boundQueue(now: now)
            if surfaces.map(\.turn) == before { break }
        } while true
        effects += reportOverdue(now: now)
        beat(now: now)
        return effects
    }

    /// Ends what expired, and what waited for its minimum.
    private mutating func endDue(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for holder in surfaces.flatMap(\.holders) {
            if let pending = holder.pending {
                effects += end(holder.id, pending, now: now)
            } else if holder.isExpired(now: now) {
                effects += end(holder.id, .expired, now: now)
            }
        }
        return effects
    }

    /// Takes away what has left, and what waited for its turn for too long.
    private mutating func clear(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for surface in surfaces {
            switch surface.phase {
            case .leaving(let until) where until <= now || surface.isHidden:
                effects += remove(where: { $0.id == surface.id }, cause: .dismissed)
            case .interrupted(let until) where until <= now || surface.isHidden:
                withSurface(surface.id) { [context] in $0.queue(now: now, in: context) }
            case .queued(let since) where since + context.defaults.queueTimeout.clamped <= now:
                effects += remove(where: { $0.id == surface.id }, cause: .expired)
            case .detached, .queued, .grace, .up, .leaving, .interrupted: break
            }
        }
        return effects
    }

    // MARK: The watch

    private mutating func reportOverdue(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for surface in surfaces.indices {
            for holder in surfaces[surface].holders.indices {
                guard let due = surfaces[surface].holders[holder].overdueAt, due <= now else { continue }
                surfaces[surface].holders[holder].overdueAt = nil
                effects.append(.overdue(surfaces[surface].holders[holder].id))
            }
        }
        return effects
    }

    /// A beat that is late: the main actor was held up, whatever it is that comes first after that.
    func watch(now: Instant) -> [StageEffect] {
        guard let nextBeat, now - nextBeat > Defaults.stall else { return [] }
        return [.stalled(now - nextBeat)]
    }

    private mutating func beat(now: Instant) {
        guard watchesStalls, surfaces.contains(where: \.isVisible) else {
            nextBeat = nil
            return
        }
        if nextBeat.map({ $0 <= now }) ?? true { nextBeat = now + Defaults.stall }
    }

    // MARK: The one timer

    /// The next instant at which something is due by itself; `nil`: nothing ever is.
    var nextWake: Instant? {
        var next = nextBeat
        func consider(_ instant: Instant?) {
            if let instant { next = min(next ?? instant, instant) }
        }
        for surface in surfaces {
            switch surface.phase {
            case .detached: break
            case .queued(let since): consider(since + context.defaults.queueTimeout.clamped)
            case .grace(let until), .leaving(let until), .interrupted(let until): consider(until)
            case .up:
                if isAwaited(surface), surface.isVisible { consider(surface.minimumUntil) }
                consider(surface.arrivesAt)
            }
            for holder in surface.holders {
                consider(holder.overdueAt)
                if holder.pending != nil {
                    consider(surface.minimumUntil)
                } else {
                    if case .running(let until) = holder.expiry { consider(until) }
                    consider(holder.timesOutAt)
                }
            }
        }
        return next
    }
}

/// What time changes of a surface: when two turns are alike, nothing more is due.
///
/// Not the whole surface: an app's own numbers in it may be none, and then equal nothing, not even themselves.
private struct Turn: Hashable {
    let id: SurfaceID
    let phase: Phase
    let generation: Int
    let isHovered: Bool
    let holders: [PresentationID]
    let pending: [Cause?]
    let isLoose: Bool
}

extension Surface {
    fileprivate var turn: Turn {
        Turn(
            id: id, phase: phase, generation: generation, isHovered: isHovered, holders: holders.map(\.id),
            pending: holders.map(\.pending), isLoose: sheet?.isLoose ?? false)
    }
}

extension Holder {
    /// Whether its lifetime or its timeout is over.
    func isExpired(now: Instant) -> Bool {
        if let timesOutAt, timesOutAt <= now { return true }
        if case .running(let until) = expiry { return until <= now }
        return false
    }
}
