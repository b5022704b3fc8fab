// Rule 21: the body of a `during` and its overlay.

extension StageMachine {
    /// The body's overlay ends with it: at once if a user cancelled it, else like any other end by the program.
    ///
    /// A final status that the body left behind is read to its end.
    mutating func bodyEnded(
        _ id: Presentation.ID, _ cause: Presentation.Cause, now: Instant
    ) -> [StageEffect] {
        guard let (index, place) = place(of: id) else { return [] }
        let effects = deliver(.bodyEnded(id, cause), to: index, now: now)
        let holder = surfaces[index].holders[place]
        guard holder.result == nil else { return effects }
        guard let act = holder.cancelledBy, act.isUsers else { return effects + end(id, cause, now: now) }
        return effects + endByUser(id, cause == .finished ? cause : act, now: now)
    }

    /// The task around the body was cancelled: the overlay blocks on until the body returns.
    mutating func bodyCancelled(_ id: Presentation.ID, now: Instant) -> [StageEffect] {
        guard let holder = holder(id), holder.body == .running else { return [] }
        return deliver(.cancelBody(id, .cancelled), toHolder: id, now: now)
    }
}
