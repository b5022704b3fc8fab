// Rule 3: grace and minimum: when a surface comes, and how long the program has to let it stay.

/// How a surface comes on screen, and how it waits to.
extension Surface {
    /// Begins grace, now that the region is there; it lasts until the earliest `askedAt + grace` among the holders.
    ///
    /// A holder that joins meanwhile can shorten it (`add`).
    mutating func begin(_ context: inout Context) {
        let until =
            holders.map { $0.askedAt + context.surroundings.grace(of: $0.overlay) }.min() ?? context.now
        if until > context.now { life = .grace(until: until) } else { present(&context) }
    }

    /// Hands the surface to the host; nothing moves before the first frame.
    ///
    /// Except for sheets, surfaces start one frame into their transition, so that the first frame is not empty.
    mutating func present(_ context: inout Context) {
        life = .up(.awaitingFrame)
        sheet?.movement = .resting
        let surroundings = context.surroundings
        let first = coming(begun: context.now, in: surroundings)?.pose(at: context.now + Tuning.frame)
        let away = surroundings.transition(of: displayedHolder.overlay).away
        start(.hold(surroundings.regions.isSuspended ? restPose : first ?? away))
        beginLifetimes(&context)
    }

    /// The first frame was shown: the minimum of each holder counts from now.
    mutating func frameShown(generation: Int, _ context: inout Context) {
        let surroundings = context.surroundings
        guard awaitsFrame(in: surroundings), generation == self.generation else { return }
        let minimum = holders.map { surroundings.minimum(of: $0.overlay) }.max() ?? .zero
        life = .up(.shown(minimumUntil: context.now + minimum))
        seenSince = context.now
        sawHolders(&context)
        beginLifetimes(&context)
        // A holder that joined meanwhile may have another transition.
        if let way = coming(begun: context.now + (.zero - Tuning.frame), in: surroundings),
            way.pose(at: context.now) == motion.to
        {
            start(way)
        } else {
            move(to: restPose, .entering, &context)
        }
    }

    /// The surface's entry from its beginning; `nil` for a sheet, whose path is known only once its first
    /// frame is laid out.
    private func coming(begun instant: Instant, in surroundings: Surroundings) -> Motion? {
        guard sheet == nil else { return nil }
        let transition = surroundings.transition(of: displayedHolder.overlay)
        return Motion(
            from: transition.away, to: restPose, pace: pace(of: transition, .entering), start: instant)
    }

    /// The surface went out of sight or came back; nothing moves while it is out of sight.
    ///
    /// A surface that steps aside and stays drawn keeps moving, but a drag of it ends. A surface without its first
    /// frame comes to rest at once when the app is suspended: the system takes a picture of the app then, and a veil
    /// has to be complete in it.
    /// - Parameter former: What the user saw of the surface until now.
    mutating func changeSight(from former: Sight, _ context: inout Context) {
        if isResultObscured { holdWithoutFrame(context.surroundings) }
        if life == .up(.awaitingFrame), context.surroundings.regions.isSuspended {
            return start(.hold(restPose))
        }
        guard case .up(.shown(let until)) = life else { return }
        switch (former, sight(in: context.surroundings)) {
        case (.open, .aside): endDrag(at: context.now, to: nil, &context)
        case (_, .hidden):
            sheet?.fling = nil
            sheet?.movement = .resting
            start(.hold(restPose))
        case (_, .open), (.aside, .aside), (.hidden, .aside):
            // A holder that joined meanwhile, or a status, is first seen now, so its minimum begins.
            let minimum = holders.filter { !$0.wasShown || $0.isResultUnseen }
                .map { context.surroundings.minimum(of: $0.overlay) }.max()
            if let minimum { life = .up(.shown(minimumUntil: max(until, context.now + minimum))) }
            // If the surface stayed drawn under the dialog and blocks nothing, the user continues with it at once.
            if former != .aside || !blocksNothing { seenSince = context.now }
            sawHolders(&context)
            returnToRest(&context)
        }
    }

    /// Marks the holders as shown; their results count as seen unless another notice covers the surface.
    private mutating func sawHolders(_ context: inout Context) {
        for index in holders.indices {
            sawHolder(index, &context)
            if !isCovered { holders[index].isResultUnseen = false }
        }
    }

    /// Marks a holder as shown, and reports that if it is the first time.
    mutating func sawHolder(_ index: Int, _ context: inout Context) {
        guard !holders[index].wasShown else { return }
        holders[index].wasShown = true
        if !holders[index].isTrace { context.effects.append(.shown(holders[index].id)) }
    }

    /// The surface waits for its turn, out of sight.
    mutating func queue(_ context: inout Context) {
        keepLifetimes(&context)
        stack = nil
        life = .queued(since: context.now)
    }

    /// The surface's region is not in a window, or has left it, so the surface waits for one.
    ///
    /// A surface that leaves is gone at once.
    mutating func detach(_ context: inout Context) {
        switch life {
        case .detached: beginWork(context)
        case .leaving(_, let showing): life = .leaving(until: context.now, showing)
        case .afterglow: life = .afterglow(until: context.now)
        case .queued, .grace, .up, .interrupted:
            life = .detached
            sheet?.movement = .resting
            sheet?.fling = nil
            for index in holders.indices {
                holders[index].lifetime = holders[index].lifetime.unpresented
            }
            beginWork(context)
        }
    }

    /// Starts the time after which work is committed, whether or not its notice is seen: there may never be a window.
    private mutating func beginWork(_ context: Context) {
        for index in holders.indices where holders[index].isUndoable {
            guard case .waiting = holders[index].lifetime else { continue }
            holders[index].hasFinalEnd = false
            holders[index].begin(
                now: context.now, awaitsFrame: false,
                isAttended: awaitsUser(in: context.surroundings), in: context.surroundings)
        }
    }

    // MARK: Lifetimes

    /// The pointer entered the panel or left it; lifetimes pause while it is there.
    mutating func setHovered(_ hovered: Bool, _ context: inout Context) {
        let takesInput = inputLayer(in: context.surroundings)?.panelTakesInput == true
        guard hovered != isHovered, takesInput || !hovered else { return }
        isHovered = hovered
        holdLifetimes(leaving: .zero, context)
    }

    /// The keyboard focus or a screen reader's focus entered the panel or left it; lifetimes pause meanwhile.
    ///
    /// Afterwards enough time is left for the user to come back.
    mutating func setFocused(_ focused: Bool, _ context: inout Context) {
        let takesInput = inputLayer(in: context.surroundings)?.panelTakesInput == true
        guard focused != isFocused, takesInput || !focused else { return }
        isFocused = focused
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
    }

    /// The surface has another slot among the notices at its edge or corner.
    ///
    /// A notice that was covered, or in an open stack, has enough time left to be read.
    mutating func take(_ slot: Shared<StackSlot>?, _ context: inout Context) {
        guard slot != stack else { return }
        let wasCovered = isCovered
        let ran = wasCovered && !isHeld(in: context.surroundings)
        stack = slot
        if wasCovered, isVisible(in: context.surroundings) { sawHolders(&context) }
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
        // Under a lasting notice the time of work ran on.
        if ran, !isCovered { lengthenLifetimes(to: Tuning.leastAfterFocus, context) }
    }

    /// The window went out of sight or came back, or the user turned to another window or back.
    ///
    /// Afterwards enough time is left to read the notice. If the notice of work cannot appear, the whole time of the
    /// work starts again, and only the app's own Undo can undo it.
    mutating func changeAttention(_ context: inout Context) {
        withdrawNotifications(&context)
        if isQueued, isOfWork, !awaitsUser(in: context.surroundings) { life = .queued(since: context.now) }
        holdWithoutFrame(context.surroundings)
        if awaitsFrame(in: context.surroundings), !isHeld(in: context.surroundings) {
            for index in holders.indices {
                guard case .held(let left) = holders[index].lifetime else { continue }
                let end = context.now + Tuning.firstFrameSlack + left
                holders[index].lifetime = .guarded(until: end, left: left)
            }
        }
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
    }

    /// Something newer covers the result, or no longer does.
    ///
    /// Afterwards enough time is left to read the result.
    mutating func setUnderCover(_ isResultObscured: Bool, _ context: Context) {
        self.isResultObscured = isResultObscured
        // The result would go by itself; it is not reported as overdue for a wait that others cause.
        for index in holders.indices where isResultObscured { holders[index].overdueAt = nil }
        holdWithoutFrame(context.surroundings)
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
    }

    /// Pauses lifetimes that wait for a first frame which will not come: the notice waits for the user, or the result
    /// is covered and out of sight.
    private mutating func holdWithoutFrame(_ surroundings: Surroundings) {
        guard awaitsUser(in: surroundings) || isResultObscured && !awaitsFrame(in: surroundings) else {
            return
        }
        for index in holders.indices {
            guard case .guarded(_, let left) = holders[index].lifetime,
                let left = left ?? holders[index].wholeLifetime(in: surroundings)
            else { continue }
            holders[index].lifetime = .held(left: left)
        }
    }

    /// Records since when a notice with a lifetime has waited for the user.
    mutating func noteAbsence(_ context: Context) {
        let waits =
            !isLeavingForGood && awaitsUser(in: context.surroundings)
            && goesByItself
        switch absence {
        case .none: if waits { absence = .since(context.now) }
        case .since: if !waits { absence = .none }
        case .reported: break
        }
    }

    /// Pauses the lifetimes while somebody attends to the panel, or lets them run on with at least this much left.
    mutating func holdLifetimes(leaving least: Duration, _ context: Context) {
        let isHeld = isHeld(in: context.surroundings)
        for index in holders.indices {
            holders[index].lifetime = holders[index].lifetime.attended(
                isHeld, at: context.now, leaving: least)
        }
    }

    /// A finger is on the panel: a notice that it may press stays as long as an open stack, which pauses
    /// its notices' time itself.
    mutating func touch(_ context: Context) {
        touchedUntil = context.now + Tuning.stackTouched
        if stack?.takesInput != true { lengthenLifetimes(to: Tuning.stackTouched, context) }
    }

    private mutating func lengthenLifetimes(to least: Duration, _ context: Context) {
        for index in holders.indices {
            holders[index].lifetime = holders[index].lifetime.lasting(least, from: context.now)
        }
    }

    /// Begins the lifetimes that have not begun.
    mutating func beginLifetimes(_ context: inout Context) {
        for index in holders.indices where !holders[index].lifetime.hasBegun {
            beginLifetime(of: index, &context)
        }
    }

    mutating func beginLifetime(of index: Int, _ context: inout Context) {
        // A final end that was set for an earlier beginning does not count.
        holders[index].hasFinalEnd = false
        // While a notice waits for the user, no frame may come, so its time is paused from the beginning.
        let surroundings = context.surroundings
        holders[index].begin(
            now: context.now,
            awaitsFrame: awaitsFrame(in: surroundings) && !awaitsUser(in: surroundings),
            isAttended: isHeld(in: surroundings), in: surroundings)
    }

    /// Keeps what is left of the lifetimes for the next turn: at least the minimum.
    mutating func keepLifetimes(_ context: inout Context) {
        for index in holders.indices {
            let minimum = context.surroundings.minimum(of: holders[index].overlay)
            holders[index].lifetime = holders[index].lifetime.kept(at: context.now, minimum: minimum)
        }
    }
}
