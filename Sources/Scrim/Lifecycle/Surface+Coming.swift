// Rule 3: grace and minimum: when a surface comes, and how long the program has to let it stay.

/// How a surface comes on screen, and how it waits to.
extension Surface {
    /// The region is there: grace begins, until the earliest `askedAt + grace` among the holders.
    ///
    /// A holder that joins meanwhile can make it shorter (`add`).
    mutating func begin(_ context: inout Context) {
        let until =
            holders.map { $0.askedAt + context.surroundings.grace(of: $0.overlay) }.min() ?? context.now
        if until > context.now { life = .grace(until: until) } else { present(&context) }
    }

    /// The host gets the surface; nothing moves before the first frame.
    ///
    /// Other surfaces than sheets start one frame into their transition, so the first frame is not empty.
    mutating func present(_ context: inout Context) {
        life = .up(.awaitingFrame)
        sheet?.movement = .resting
        let surroundings = context.surroundings
        let first = coming(begun: context.now, in: surroundings)?.pose(at: context.now + Tuning.frame)
        let away = surroundings.transition(of: displayedHolder.overlay).away
        start(.hold(surroundings.regions.isSuspended ? restPose : first ?? away))
        beginLifetimes(&context)
    }

    /// The first frame went out: the minimum of each holder counts from now.
    mutating func frameShown(generation: Int, _ context: inout Context) {
        let surroundings = context.surroundings
        guard awaitsFrame(in: surroundings), generation == self.generation else { return }
        let minimum = holders.map { surroundings.minimum(of: $0.overlay) }.max() ?? .zero
        life = .up(.shown(minimumUntil: context.now + minimum))
        seenSince = context.now
        sawHolders()
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

    /// How a surface comes, from its beginning; `nil`: it is a sheet, whose way is laid out with its first frame.
    private func coming(begun instant: Instant, in surroundings: Surroundings) -> Motion? {
        guard sheet == nil else { return nil }
        let transition = surroundings.transition(of: displayedHolder.overlay)
        return Motion(
            from: transition.away, to: restPose, pace: pace(of: transition, .entering), start: instant)
    }

    /// The surface went out of sight or came back: nothing moves unseen.
    ///
    /// What steps aside and stays drawn goes on as it moves, out of the user's hand. A surface without its first frame rests at
    /// once when the app is suspended. The system takes a picture of the app then, and a veil has to be whole in it.
    ///
    /// - Parameter former: What the user saw of the surface until now.
    mutating func changeSight(from former: Sight, _ context: inout Context) {
        if isUnderCover { holdWithoutFrame(context.surroundings) }
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
            // A holder that joined meanwhile, or a status, is seen only now: its minimum begins.
            let minimum = holders.filter { !$0.wasShown || $0.isResultUnseen }
                .map { context.surroundings.minimum(of: $0.overlay) }.max()
            if let minimum { life = .up(.shown(minimumUntil: max(until, context.now + minimum))) }
            // Beside the dialog the user saw it, and is about to go on with it, as with the app around it.
            if former != .aside || !blocksNothing { seenSince = context.now }
            sawHolders()
            restAnew(&context)
        }
    }

    /// The surface is on screen, with all that it says unless another notice covers it.
    private mutating func sawHolders() {
        for index in holders.indices {
            holders[index].wasShown = true
            if !isCovered { holders[index].isResultUnseen = false }
        }
    }

    /// The surface waits for its turn, unseen.
    mutating func queue(_ context: inout Context) {
        keepLifetimes(&context)
        stack = nil
        life = .queued(since: context.now)
    }

    /// The surface's region is in no window, or has left it: the surface waits for another.
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

    /// Begins the time after which work is done, whether or not anybody sees its notice: no window may ever come.
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

    /// The pointer entered the panel or left it: lifetimes pause while it is there.
    mutating func setHovered(_ hovered: Bool, _ context: inout Context) {
        let takesInput = inputLayer(in: context.surroundings)?.panelTakesInput == true
        guard hovered != isHovered, takesInput || !hovered else { return }
        isHovered = hovered
        holdLifetimes(leaving: .zero, context)
    }

    /// The keyboard focus or a screen reader's focus entered the panel or left it: lifetimes pause meanwhile.
    ///
    /// After that enough is left for the user to come back.
    mutating func setFocused(_ focused: Bool, _ context: inout Context) {
        let takesInput = inputLayer(in: context.surroundings)?.panelTakesInput == true
        guard focused != isFocused, takesInput || !focused else { return }
        isFocused = focused
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
    }

    /// The surface has another place among the notices at its edge or corner.
    ///
    /// What was covered or open has enough left to be read.
    mutating func take(_ slot: Shared<StackSlot>?, _ context: inout Context) {
        guard slot != stack else { return }
        let wasCovered = isCovered
        let ran = wasCovered && !isHeld(in: context.surroundings)
        stack = slot
        if wasCovered, isVisible(in: context.surroundings) { sawHolders() }
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
        // The time of work under what stays.
        if ran, !isCovered { lengthenLifetimes(to: Tuning.leastAfterFocus, context) }
    }

    /// The window went out of sight or came back, or the user turned to another one or back.
    ///
    /// After that enough is left to read the notice. Work whose notice cannot come is pending for all of its time again: only
    /// the app's own Undo takes it back.
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

    /// Something newer came in front of the result, or has gone.
    ///
    /// After that enough is left to read the result.
    mutating func setUnderCover(_ isUnderCover: Bool, _ context: Context) {
        self.isUnderCover = isUnderCover
        // It would go by itself, and is not reported for a wait that is not its own.
        for index in holders.indices where isUnderCover { holders[index].overdueAt = nil }
        holdWithoutFrame(context.surroundings)
        holdLifetimes(leaving: Tuning.leastAfterFocus, context)
    }

    /// Holds the times that wait for the first frame, if none comes: the notice waits for the user, or nobody can read the
    /// result, and it is out of sight.
    private mutating func holdWithoutFrame(_ surroundings: Surroundings) {
        guard awaitsUser(in: surroundings) || isUnderCover && !awaitsFrame(in: surroundings) else { return }
        for index in holders.indices {
            guard case .guarded(_, let left) = holders[index].lifetime,
                let left = left ?? holders[index].wholeLifetime(in: surroundings)
            else { continue }
            holders[index].lifetime = .held(left: left)
        }
    }

    /// Notes since when a notice with a lifetime waits for the user.
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

    /// Holds the lifetimes still while the panel is attended to, or has them run on with at least this much left.
    mutating func holdLifetimes(leaving least: Duration, _ context: Context) {
        let isHeld = isHeld(in: context.surroundings)
        for index in holders.indices {
            holders[index].lifetime = holders[index].lifetime.attended(
                isHeld, at: context.now, leaving: least)
        }
    }

    /// A finger is on the panel: what it is about to press stays for as long as an open stack, which holds its notices' time
    /// itself.
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
        // The end that was meant for an earlier beginning does not count.
        holders[index].hasFinalEnd = false
        // While a notice waits for the user, no frame may come: the time is held from the beginning.
        let surroundings = context.surroundings
        holders[index].begin(
            now: context.now,
            awaitsFrame: awaitsFrame(in: surroundings) && !awaitsUser(in: surroundings),
            isAttended: isHeld(in: surroundings), in: surroundings)
    }

    /// Keeps the rest of lifetimes for the next turn: at least the minimum.
    mutating func keepLifetimes(_ context: inout Context) {
        for index in holders.indices {
            let minimum = context.surroundings.minimum(of: holders[index].overlay)
            holders[index].lifetime = holders[index].lifetime.kept(at: context.now, minimum: minimum)
        }
    }
}
