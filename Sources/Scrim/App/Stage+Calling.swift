extension Stage {
    /// Calls back the app, which may do anything, and run a main loop of its own.
    func call<Result>(_ callback: () -> Result) -> Result {
        let outer = activity
        activity = .calling
        defer { activity = outer }
        schedule()
        return callback()
    }

    /// What the app lets happen of an event: a user's act that it refuses does not; `nil`: nothing.
    func allowed(_ event: StageEvent) -> StageEvent? {
        guard case .host(let report) = event else { return event }
        guard let cleared = machine.cleared(by: report) else {
            return isRefused(report) ? event.whenRefused : event
        }
        let refused = cleared.filter { !mayEnd($0, .drag) }
        return refused.isEmpty ? event : .allow(cleared.filter { !refused.contains($0) }, .drag)
    }

    /// The app allows a user's act that it refused at first; those whom the act would have ended, too, are asked now.
    func allow(_ cause: Presentation.Cause, of id: Presentation.ID) {
        let others = machine.others(endedBy: cause, with: id).filter { mayEnd($0, cause) }
        send(.allow([id] + others, cause))
    }

    /// Whether the app lets a user end one presentation; while it is being asked, it does not.
    private func mayEnd(_ id: Presentation.ID, _ cause: Presentation.Cause) -> Bool {
        guard let shouldEnd = records[id]?.request.shouldEnd else { return true }
        guard asked.insert(id).inserted else { return false }
        defer { asked.remove(id) }
        return call { shouldEnd(cause) }
    }

    /// Whether the app refuses a user's act: any of those whom it would end can.
    ///
    /// Who that is may change during a question, if the app runs a nested main loop: a presentation that joins
    /// is asked, too, and an act on a surface that is gone does nothing. A second act meanwhile is refused.
    private func isRefused(_ event: HostEvent) -> Bool {
        guard var act = machine.userAct(event) else { return false }
        let surface = act.surface
        var known: Set<Presentation.ID> = []
        while let id = act.holders.first(where: { !known.contains($0) }) {
            known.insert(id)
            guard records[id]?.request.shouldEnd != nil else { continue }
            guard mayEnd(id, act.cause), let present = machine.userAct(event), present.surface == surface
            else { return true }
            act = present
        }
        return false
    }
}
