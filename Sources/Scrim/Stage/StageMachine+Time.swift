/// What time alone does, and the one timer.
extension StageMachine {
    /// Does whatever is due, until nothing is.
    mutating func passTime(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        repeat {
            let before = surfaces.map(\.turn)
            effects += endDue(now: now)
            effects += clear(now: now)
            for index in surfaces.indices { effects += deliver(.pass, to: index, now: now) }
            effects += promote(now: now)
            effects += boundQueue(now: now)
            if surfaces.map(\.turn) == before { break }
        } while true
        effects += reportOverdue(now: now)
        followStalls(now: now)
        return effects
    }

    /// Takes away what has left, and what waited for its turn for too long.
    private mutating func clear(now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        func isDue(_ surface: Surface) -> Bool {
            switch surface.life {
            case .leaving(let until, _), .interrupted(let until):
                until <= now || surface.isHidden(in: surroundings)
            case .detached, .queued, .grace, .up: false
            }
        }
        for surface in surfaces.filter(isDue) {
            guard let index = index(of: surface.id) else { continue }
            switch surface.life {
            case .leaving: effects += remove(.dismissed, now: now) { $0.id == surface.id }
            case .interrupted: effects += deliver(.queue, to: index, now: now)
            case .detached, .queued, .grace, .up: break
            }
        }
        return effects + expireQueue(now: now)
    }

    /// The next instant at which something is due by itself; `nil`: nothing ever is.
    var nextWake: Instant? {
        var next = watch.nextCheck
        func consider(_ instant: Instant?) {
            if let instant { next = min(next ?? instant, instant) }
        }
        for surface in surfaces {
            switch surface.life {
            case .detached: break
            case .queued(let since):
                if !surface.canBeAnswered { consider(since + surroundings.defaults.queueTimeout.clamped) }
            case .grace(let until), .leaving(let until, _), .interrupted(let until): consider(until)
            case .up:
                if isAwaited(surface) { consider(surface.minimumEnd(in: surroundings)) }
                consider(surface.arrivesAt(in: surroundings))
            }
            for holder in surface.living {
                consider(holder.overdueAt)
                if holder.waiting != nil {
                    consider(surface.minimumEnd(in: surroundings))
                } else {
                    consider(holder.lifetime.end)
                    consider(holder.timesOutAt)
                    consider(holder.dismissesAt)
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
    let life: Life
    let generation: Int
    let isAttended: Bool
    let holders: [Presentation.ID]
    let waiting: [Presentation.Cause?]
    let isBetweenDetents: Bool
}

extension Surface {
    fileprivate var turn: Turn {
        Turn(
            id: id, life: life, generation: generation, isAttended: isAttended, holders: holders.map(\.id),
            waiting: holders.map(\.waiting), isBetweenDetents: sheet?.movement.isBetweenDetents ?? false)
    }
}
