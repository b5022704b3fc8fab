// Rule 21: the body of a `during` and its overlay.

extension StageMachine {
    /// Ends a body's overlay with the body: at once if a user cancelled it, else like any other end by the program.
    ///
    /// A cancelled body ends with the cause of its cancellation, whatever it returns, unless it has given a status that
    /// counts all the same. A final status that the body left behind stays until it is read.
    mutating func bodyEnded(
        _ id: Presentation.ID, _ cause: Presentation.Cause, now: Instant
    ) -> [StageEffect] {
        guard let (index, holderIndex) = location(of: id) else { return [] }
        let holder = surfaces[index].holders[holderIndex]
        let end = holder.status ?? holder.cancelledBy ?? cause
        let effects = deliver(.bodyEnded(id, end), to: index, now: now)
        guard holder.result == nil else { return effects }
        // A user who has cancelled the body wants the overlay gone.
        let isUsers = holder.cancelledBy?.isUsers == true
        return effects + (isUsers ? endByUser(id, end, now: now) : self.end(id, end, now: now))
    }

    /// The task around the body was cancelled; the overlay keeps blocking until the body returns.
    mutating func bodyCancelled(_ id: Presentation.ID, now: Instant) -> [StageEffect] {
        guard let holder = holder(id), holder.body == .running, holder.result == nil else { return [] }
        return deliver(.cancelBody(id, .cancelled), toHolder: id, now: now)
    }
}
