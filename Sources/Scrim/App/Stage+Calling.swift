extension Stage {
    /// Calls back the app, which may do anything, even run a nested main loop.
    func call<Result>(_ callback: () -> Result) -> Result {
        let outer = activity
        activity = .calling
        defer { activity = outer }
        schedule()
        return callback()
    }

    /// The part of an event that the app allows, since it may refuse a user's act; `nil`: nothing.
    func allowed(_ event: StageEvent) -> StageEvent? {
        // A sheet's content cancels in the user's name.
        if case .end(let id, let cause) = event, cause.isUsers, machine.location(of: id) != nil {
            return mayEnd(id, cause) ? event : nil
        }
        guard case .host(let report) = event else { return event }
        guard let cleared = machine.cleared(by: report) else {
            return isRefused(report) ? event.whenRefused : event
        }
        let allowed = cleared.filter { mayEnd($0, .drag) }
        // A nested main loop of the app may have brought other notices meanwhile, or removed the button.
        guard let present = machine.cleared(by: report) else { return nil }
        return present == allowed ? event : .allow(allowed, .drag)
    }

    /// Whether the app lets a user end a presentation; `false` while it is already being asked.
    private func mayEnd(_ id: Presentation.ID, _ cause: Presentation.Cause) -> Bool {
        guard let shouldEnd = records[id]?.request.shouldEnd else { return true }
        guard asked.insert(id).inserted else { return false }
        defer { asked.remove(id) }
        return call { shouldEnd(cause) }
    }

    /// Whether the app refuses a user's act: every presentation that the act would end can refuse it.
    ///
    /// Which ones these are may change meanwhile, if the app runs a nested main loop: a presentation that joins is
    /// asked, too, and an act on a surface that is gone does nothing. A second act meanwhile is refused.
    ///
    /// Presentations with an asynchronous `shouldEnd` are asked all at once, and each ends its own share later. Those
    /// without a `shouldEnd`, and those that agreed at once, end with the first of them. If one refuses at once, those
    /// that agreed stay.
    private func isRefused(_ event: HostEvent) -> Bool {
        guard var act = machine.userAct(event) else { return false }
        let surface = act.surface
        var known: Set<Presentation.ID> = []
        var agreed: [Presentation.ID] = []
        var questions: [AsyncShouldEnd] = []
        while let id = act.holders.first(where: { !known.contains($0) }) {
            known.insert(id)
            guard records[id]?.request.shouldEnd != nil else { continue }
            let question = records[id]?.request.endQuestion
            let wasAsked = question?.isAsked == true
            if mayEnd(id, act.cause) {
                guard let present = machine.userAct(event), present.surface == surface else { return true }
                act = present
                agreed.append(id)
                for question in questions { question.others.append(id) }
            } else if let question, question.isAsked, !wasAsked {
                question.others = agreed + act.holders.filter { records[$0]?.request.shouldEnd == nil }
                questions.append(question)
            } else {
                for question in questions { question.others.removeAll { agreed.contains($0) } }
                return true
            }
        }
        return !questions.isEmpty
    }

    /// The validation message for a text in a question's field: that of the newest presentation that refuses the text.
    func problem(of text: String, for id: Presentation.ID) -> String? {
        let surface = machine.location(of: id).map { machine.surfaces[$0.surface] }
        for holder in surface?.living.reversed() ?? [] {
            guard let validate = records[holder.id]?.request.validate else { continue }
            if let problem = call({ validate(text) }) { return problem }
        }
        return nil
    }
}
