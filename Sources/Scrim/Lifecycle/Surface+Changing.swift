// Rule 6: changes in place, and final statuses.

/// How the content of a presented surface changes.
extension Surface {
    /// Applies one change to a holder's overlay.
    mutating func change(
        _ id: Presentation.ID, _ change: SurfaceEvent.Change, _ context: inout Context
    ) {
        guard let index = living.firstIndex(where: { $0.id == id }) else { return }
        let overlay = change.applied(to: holders[index].wanted)
        switch change {
        case .problem: showProblem(change, &context)
        case .matches: showMatches(change, &context)
        case .content, .appearance, .progress:
            // A final status does not change any more.
            if holders[index].result == nil {
                let wasAwaited = holders[index].overlay.content.field?.validation.isAwaited == true
                let wasSearchDone = holders[index].overlay.content.choices?.search.isDone
                let isAnswerNew = holders[index].wanted.content.actions.isEmpty
                let shown = displayedHolder.overlay
                let earlier = holders[index].overlay.content
                // What was typed into a field is no search, and the reverse.
                if id == displayedHolder.id, (earlier.field == nil) != (overlay.content.field == nil) {
                    takeFieldOver()
                }
                holders[index].wanted = overlay
                // A new button may appear under the finger of a user who taps something else.
                if overlay.content.hasMoreButtons(than: earlier) { seenSince = context.now }
                if kind == .hud { giveTimeToRead(index, insteadOf: earlier, context) }
                if !hasTexts(of: shown) { times = 1 }
                shareAnswers()
                if let field = overlay.content.field, field.validation.isAwaited,
                    !wasAwaited || field.text != earlier.field?.text
                {
                    context.effects.append(.validate(id, field.text))
                }
                if let search = overlay.content.choices?.search, !search.isDone, wasSearchDone != false {
                    context.effects.append(.search(id, search.text))
                }
                if isAnswerNew, !overlay.content.actions.isEmpty {
                    let least = context.surroundings.answerTime
                    holders[index].lifetime = holders[index].lifetime.lasting(least, from: context.now)
                }
                // Whether a notice's time waits depends on whether it can be answered.
                if kind == .hud { holdLifetimes(leaving: .zero, context) }
            }
        case .input:
            holders[index].wanted = overlay
            // Whether the focus in the notice is there by choice depends on what the notice blocks.
            if kind == .hud { holdLifetimes(leaving: .zero, context) }
        case .timing: changeTiming(of: index, to: overlay, &context)
        case .sheet: updateSheet(&context) { $0.holders[index].wanted = overlay }
        }
    }

    /// Changes how long a presentation stays; a new lifetime begins at this moment, whatever was left of the old one.
    private mutating func changeTiming(of index: Int, to overlay: Overlay, _ context: inout Context) {
        // A final status stays long enough to be read.
        guard holders[index].result == nil else { return }
        let former = holders[index].wanted.timing
        holders[index].wanted = overlay
        if overlay.timing.expectedWithin != former.expectedWithin {
            holders[index].overdueAt = overlay.timing.expectedWithin.map { context.now + $0.clamped }
        }
        guard overlay.timing.lifetime != former.lifetime else { return }
        holders[index].lifetime = .waiting(left: nil)
        switch life {
        case .up: beginLifetime(of: index, &context)
        case .detached, .queued, .grace, .leaving, .afterglow, .interrupted: break
        }
    }

    /// Gives a notice that stays for its reading time that time again if its text changed.
    private mutating func giveTimeToRead(
        _ index: Int, insteadOf earlier: Overlay.Content, _ context: Context
    ) {
        let overlay = holders[index].overlay
        guard overlay.timing.lifetime == .reading,
            overlay.content.textsToRead != earlier.textsToRead,
            let whole = holders[index].wholeLifetime(in: context.surroundings)
        else { return }
        holders[index].lifetime = holders[index].lifetime.lasting(whole, from: context.now)
    }

    /// Shows a final status: input is free from now on, the surface expires like a HUD, and the minimum starts again.
    mutating func finish(
        _ id: Presentation.ID, _ cause: Presentation.Cause, says content: Overlay.Content,
        _ context: inout Context
    ) {
        guard let index = living.firstIndex(where: { $0.id == id }) else { return }
        times = 1
        notify(index, says: content, &context)
        // A minimized presentation shows its result as a notice, and is not restored for that.
        holders[index].minimized = nil
        // The program's dismissal was meant for the work, as a timeout is.
        holders[index].dismissesAt = nil
        holders[index].overlay.content = content
        holders[index].closing = .result(cause)
        holders[index].isResultUnseen = isCovered || !isVisible(in: context.surroundings)
        holders[index].lifetime = .waiting(left: nil)
        switch life {
        case .up(let showing):
            beginLifetime(of: index, &context)
            if case .shown(let until) = showing {
                let own = context.now + context.surroundings.minimum(of: holders[index].overlay)
                life = .up(.shown(minimumUntil: max(until, own)))
            }
        case .detached, .queued, .grace, .leaving, .afterglow, .interrupted: break
        }
        if isInSight(in: context.surroundings) { move(to: restPose, .leaving, &context) }
    }

    /// The pose at rest; a panel that only shows a result does not dim the app.
    var restPose: Motion.Pose {
        (isFinal && kind == .veil) || isUndimmed ? Motion.Pose(scrim: 0) : .rest
    }
}
