// Rule 12: reports of overlays that stay for too long, of content that is cut off, and of a main actor that stalls.

extension StageMachine {
    /// The watch for a main actor that is late.
    enum Watch: Hashable, Sendable, Codable {
        /// The app does not want the watch.
        case off
        /// Nothing is visible or about to be, so nothing can stall.
        case idle
        /// The next check is due at this instant.
        case checking(next: Instant)

        /// When the watch needs a wake-up.
        var nextCheck: Instant? {
            if case .checking(let next) = self { next } else { nil }
        }
    }

    /// Reports presentations that stay for longer than expected, each once.
    mutating func reportOverdue(of candidates: [SurfaceID], now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for index in surfaces.indices(of: candidates) {
            for holder in surfaces[index].living {
                guard let due = holder.overdueAt, due <= now else { continue }
                effects += deliver(.reportedOverdue(holder.id), to: index, now: now)
                effects.append(.report(holder.id, .overdue))
            }
        }
        return effects
    }

    /// Reports visible sheets and questions whose content is cut off, each presentation once.
    mutating func reportCut(of candidates: [SurfaceID], now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for index in surfaces.indices(of: candidates) where surfaces[index].cutOff != .zero {
            let holder = surfaces[index].displayedHolder
            guard !holder.wasReportedCut, surfaces[index].isVisible(in: surroundings) else { continue }
            effects.append(.report(holder.id, .contentCut(surfaces[index].cutOff)))
            effects += deliver(.reportedCut(holder.id), to: index, now: now)
        }
        return effects
    }

    /// Reports notices that have waited for the user for very long, each once.
    mutating func reportAbsences(of candidates: [SurfaceID], now: Instant) -> [StageEffect] {
        var effects: [StageEffect] = []
        for index in surfaces.indices(of: candidates) {
            guard let due = surfaces[index].absenceReportedAt(in: surroundings), due <= now else { continue }
            effects += deliver(.reportedAbsence, to: index, now: now)
            effects.append(.report(surfaces[index].displayedHolder.id, .unattended))
        }
        return effects
    }

    /// The faults in the request of a presentation that has just been accepted.
    func faults(in request: ShowRequest) -> [StageEffect] {
        guard location(of: request.id) != nil else { return [] }
        var effects: [StageEffect] = []
        switch request.availability {
        case .free: break
        case .attached: effects.append(.report(request.id, .contentTaken))
        case .unsuitable: effects.append(.report(request.id, .contentRefused))
        }
        if request.regionState == .unreachable { effects.append(.report(request.id, .unreachable)) }
        return effects
    }

    /// Reports the presentations over a region that has just become unreachable: nothing can be drawn over it.
    func faults(over region: Region, was before: Region.State) -> [StageEffect] {
        guard before != .unreachable, surroundings.regions.state(of: region) == .unreachable else {
            return []
        }
        return surfaces.filter { $0.region == region }.flatMap(\.living).map { .report($0.id, .unreachable) }
    }

    /// The presentation in front, under which the main actor stalls: a visible one before one that is about to appear.
    private var stalled: Presentation.ID? {
        let watched = ordered.filter { $0.isWatched(in: surroundings) }
        return (watched.last { $0.isVisible(in: surroundings) } ?? watched.last)?.displayedHolder.id
    }

    private var isAnythingWatched: Bool {
        surfaces.notes.watchedScheduled > 0
            || surfaces.indices(of: surfaces.notes.unscheduled)
                .contains { surfaces[$0].isWatched(in: surroundings) }
    }

    /// Reports a check that comes late: the main actor was blocked, whatever event comes first after that.
    func lateness(now: Instant) -> [StageEffect] {
        guard let next = watch.nextCheck, now - next > Tuning.stall else { return [] }
        return [.stalled(now - next, under: stalled)]
    }

    /// Schedules the next check while anything is visible or about to be.
    mutating func followStalls(now: Instant) {
        guard watch != .off else { return }
        guard isAnythingWatched else {
            watch = .idle
            return
        }
        if watch.nextCheck.map({ $0 <= now }) ?? true { watch = .checking(next: now + Tuning.stall) }
    }
}
