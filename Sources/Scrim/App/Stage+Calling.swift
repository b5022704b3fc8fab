extension Stage {
    /// Calls back the app, which may do anything, and run a main loop of its own.
    func call<Result>(_ callback: () -> Result) -> Result {
        let outer = activity
        activity = .calling
        defer { activity = outer }
        schedule()
        return callback()
    }

    /// Whether the app refuses a user's act: any of those whom it would end can.
    ///
    /// Who that is may change during a question, if the app runs a nested main loop: a presentation that joins
    /// is asked, too, and an act on a surface that is gone does nothing. A second act meanwhile is refused.
    func isRefused(_ event: StageEvent) -> Bool {
        guard case .host(let event) = event, var act = machine.userAct(event) else { return false }
        let surface = act.surface
        var known: Set<Presentation.ID> = []
        while let id = act.holders.first(where: { !known.contains($0) }) {
            known.insert(id)
            guard let shouldEnd = records[id]?.request.shouldEnd else { continue }
            guard asked.insert(id).inserted else { return true }
            defer { asked.remove(id) }
            guard call({ shouldEnd(act.cause) }), let present = machine.userAct(event),
                present.surface == surface
            else { return true }
            act = present
        }
        return false
    }
}
