extension StageMachine {
    // MARK: The program

    mutating func change(_ id: PresentationID, _ content: Overlay.Content, _ appearance: Appearance?) {
        guard let (index, holder) = place(of: id), surfaces[index].holders[holder].final == nil else {
            return
        }
        surfaces[index].holders[holder].overlay.content = content
        surfaces[index].holders[holder].overlay.appearance = appearance
        surfaces[index].refreshFace()
    }

    /// The program ends one presentation.
    ///
    /// The last one of a surface waits for its minimum.
    mutating func end(_ id: PresentationID, _ asked: Cause, now: Instant) -> [StageEffect] {
        guard let (index, place) = place(of: id) else { return [] }
        let holder = surfaces[index].holders[place]
        let cause = holder.final ?? asked
        guard surfaces[index].holders.count == 1 else {
            return surfaces[index].settle(id, cause, now: now, in: context)
        }
        guard cause.isUsers || surfaces[index].isPastMinimum(now: now) else {
            surfaces[index].holders[place].pending = holder.pending ?? cause
            return []
        }
        return endAll(of: index, now: now) { _ in cause }
    }

    mutating func finish(_ id: PresentationID, _ status: Status, now: Instant) -> [StageEffect] {
        // The first status counts, and is read to its end.
        guard let (index, place) = place(of: id), surfaces[index].holders[place].final == nil else {
            return []
        }
        let cause: Cause
        let icon: Icon
        let message: String?
        switch status {
        case .success(let text): (cause, icon, message) = (.finished, .success, text)
        case .failure(let text): (cause, icon, message) = (.failed, .error, text)
        }
        // Without words, or with others still at work on the same surface, there is nothing to read.
        guard let message, !message.isEmpty, surfaces[index].holders.count == 1,
            surfaces[index].face.view == nil,
            surfaces[index].holders[place].pending == nil
        else { return end(id, cause, now: now) }
        surfaces[index].holders[place].overlay.content = Overlay.Content(
            message: message, indicator: .icon(icon))
        surfaces[index].finish(place, cause: cause, now: now, in: context)
        return []
    }

    mutating func dismissAll(_ region: Region?, now: Instant) -> [StageEffect] {
        let ids = surfaces.filter { region == nil || $0.region == region }.flatMap { $0.holders.map(\.id) }
        return ids.flatMap { end($0, .dismissed, now: now) }
    }

    // MARK: The body of a `during`

    /// Its overlay ends with it: at once if a user cancelled it, else like any other end by the program.
    ///
    /// A final status that the body left behind is read to its end.
    mutating func bodyEnded(_ id: PresentationID, _ cause: Cause, now: Instant) -> [StageEffect] {
        guard let (index, place) = place(of: id) else { return [] }
        surfaces[index].holders[place].bodyEnd = cause
        let holder = surfaces[index].holders[place]
        guard holder.final == nil else { return [] }
        guard let act = holder.cancelling, act.isUsers else { return end(id, cause, now: now) }
        return endByUser(id, cause == .finished ? cause : act, at: index, now: now)
    }

    /// The task around it was cancelled: the overlay blocks on until the body returns.
    mutating func bodyCancelled(_ id: PresentationID) {
        guard let (index, place) = place(of: id), surfaces[index].holders[place].hasRunningBody,
            surfaces[index].holders[place].cancelling == nil
        else { return }
        surfaces[index].holders[place].cancelling = .cancelled
        surfaces[index].refreshFace()
    }

    // MARK: The end

    /// Settles everyone and lets the surface go: with its transition where it can be seen.
    mutating func endAll(
        of index: Int, flung: Bool = false, now: Instant, cause: (Holder) -> Cause
    ) -> [StageEffect] {
        let effects = surfaces[index].settleAll(cause)
        surfaces[index].leave(flung: flung, now: now, in: context)
        return effects
    }

    /// Settles everyone; the surface is gone at once.
    ///
    /// What is destroyed has no transition.
    mutating func remove(where matches: (Surface) -> Bool, cause: Cause) -> [StageEffect] {
        var effects: [StageEffect] = []
        for index in surfaces.indices where matches(surfaces[index]) {
            effects += surfaces[index].settleAll { $0.final ?? cause }
            effects += surfaces[index].leaveBehind()
        }
        surfaces.removeAll(where: matches)
        return effects
    }
}
