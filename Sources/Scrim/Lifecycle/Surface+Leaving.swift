// Rule 1: every presentation ends exactly once, at the start of leaving, with a cause and whether it was shown.

/// How a surface leaves.
extension Surface {
    /// Ends all holders; the surface leaves, or is gone at once if nobody can see it.
    ///
    /// - Parameter isFlung: Whether a drag ended it: it then continues over its edge at the speed of the release.
    mutating func leave(_ cause: Presentation.Cause, isFlung: Bool, _ context: inout Context) {
        guard !isLeavingForGood else { return }
        // A second press is not meant for a presentation that may take the surface over.
        if cause.isUsers { seenSince = nil }
        let canBeSeen = isDrawn(in: context.surroundings)
        settleAll(&context) { _ in cause }
        depart(isFlung: isFlung, canBeSeen: canBeSeen, &context)
    }

    /// The surface leaves; its holders have ended, or continue on another surface.
    mutating func depart(isFlung: Bool, canBeSeen: Bool, _ context: inout Context) {
        sheet?.fling = nil
        life = .leaving(until: context.now, showing)
        guard canBeSeen else { return }
        let away = context.surroundings.transition(of: displayedHolder.overlay).away
        if isFlung {
            fling(&context)
        } else {
            move(to: away, .leaving, &context)
        }
        keepsForReader = isFocused && away.isUnseen && context.surroundings.environment.readerLooksBack
        if motion.duration > .zero {
            life = .leaving(until: keepsForReader ? max(arrival, afterglowEnd) : arrival, showing)
        } else if keepsForReader {
            arrive(&context)
        }
    }

    /// The program ended a holder; the surface stays for its minimum.
    ///
    /// If the holder shows a final status, the surface leaves after the minimum unless its time is paused.
    mutating func wait(_ id: Presentation.ID, _ cause: Presentation.Cause, _ context: Context) {
        let minimumEnd = minimumEnd(in: context.surroundings) ?? context.now
        withHolder(id) { holder in
            holder.dismissesAt = nil
            switch holder.closing {
            case .open: holder.closing = .waiting(cause)
            case .waiting: break
            case .result: (holder.lifetime, holder.hasFinalEnd) = (.running(until: minimumEnd), true)
            }
        }
    }

    /// Ends a surface whose region is destroyed, without an exit transition.
    mutating func remove(_ cause: Presentation.Cause, _ context: inout Context) {
        if !isLeavingForGood { settleAll(&context) { _ in cause } }
        reportGone(&context)
    }

    /// A more urgent HUD takes the placement; the surface leaves, and waits for another turn with its remaining time.
    mutating func interrupt(_ context: inout Context) {
        keepLifetimes(&context)
        move(to: context.surroundings.transition(of: displayedHolder.overlay).away, .leaving, &context)
        life = .interrupted(until: motion.duration > .zero ? arrival : context.now)
    }

    /// The motion under way has ended.
    mutating func arrive(_ context: inout Context) {
        switch life {
        case .leaving(_, let showing):
            if keepsForReader, afterglowEnd > context.now {
                life = .afterglow(until: afterglowEnd)
                context.effects += goneHolders
            } else {
                life = .leaving(until: context.now, showing)
            }
        case .interrupted: life = .interrupted(until: context.now)
        case .up: if sheet?.drag == nil { sheet?.movement = .resting }
        case .detached, .queued, .grace, .afterglow: break
        }
    }

    /// Settles all holders; a final status takes precedence over these causes.
    ///
    /// The newest holder's content stays on screen until the end, so its view is released only then.
    func settleAll(_ context: inout Context, _ cause: (Holder) -> Presentation.Cause) {
        for holder in holders {
            settled(holder, cause(holder), &context)
            if holder.id != displayedHolder.id, let view = holder.view {
                context.effects.append(.release(view))
            }
        }
    }

    /// Reports to all holders that their last pixel is off the screen, and releases the newest view.
    ///
    /// Afterwards the surface is removed, or another presentation takes it over.
    func reportGone(_ context: inout Context) {
        if !isAfterglow { context.effects += goneHolders }
        if let view = displayedHolder.view { context.effects.append(.release(view)) }
    }

    private var goneHolders: [StageEffect] { holders.filter { !$0.isTrace }.map { .gone($0.id) } }

    /// Until when a screen reader may ask about the surface.
    private var afterglowEnd: Instant { motion.start + Tuning.readerAfterglow }

    /// When the host must have completed the surface's motion.
    private var arrival: Instant { motion.start + motion.duration + Tuning.motionSlack }

    private var showing: Life.Showing {
        switch life {
        case .up(let showing), .leaving(_, let showing): showing
        case .interrupted(let until): .shown(minimumUntil: until)
        case .detached, .queued, .grace, .afterglow: .awaitingFrame
        }
    }
}
