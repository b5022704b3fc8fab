// Rule 3: grace and minimum: when a surface comes, and how long the program has to let it stay.

/// How a surface comes on screen, and how it waits to.
extension Surface {
    /// The region is there: grace begins, counted from when the overlay was asked for; the earliest of all counts.
    mutating func begin(_ moment: inout Moment) {
        let until = holders.map { $0.askedAt + moment.surroundings.grace(of: $0.overlay) }.min() ?? moment.now
        if until > moment.now { life = .grace(until: until) } else { present(&moment) }
    }

    /// The host gets the surface; nothing moves before the first frame.
    ///
    /// Other surfaces than sheets start one frame into their transition, so the first frame is not empty.
    mutating func present(_ moment: inout Moment) {
        life = .up(.awaitingFrame)
        sheet?.movement = .resting
        let first = coming(begun: moment.now, in: moment.surroundings)?.pose(at: moment.now + Tuning.frame)
        start(.hold(first ?? moment.surroundings.transition(of: displayedHolder.overlay).away))
        beginLifetimes(&moment)
    }

    /// The first frame went out: the minimum of each holder counts from now.
    mutating func frameShown(generation: Int, _ moment: inout Moment) {
        let surroundings = moment.surroundings
        guard awaitsFrame(in: surroundings), generation == self.generation else { return }
        let minimum = holders.map { surroundings.minimum(of: $0.overlay) }.max() ?? .zero
        life = .up(.shown(minimumUntil: moment.now + minimum))
        for index in holders.indices { holders[index].wasShown = true }
        beginLifetimes(&moment)
        // A holder that joined meanwhile may have another transition.
        if let way = coming(begun: moment.now + (.zero - Tuning.frame), in: surroundings),
            way.pose(at: moment.now) == motion.to
        {
            start(way)
        } else {
            move(to: restPose, .entering, &moment)
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
    mutating func changeSight(_ moment: inout Moment) {
        guard case .up(.shown) = life else { return }
        if isHidden(in: moment.surroundings) {
            sheet?.fling = nil
            sheet?.movement = .resting
            start(.hold(restPose))
        } else {
            // A holder that joined meanwhile is seen only now.
            for index in holders.indices { holders[index].wasShown = true }
        }
    }

    /// The surface waits for its turn, unseen.
    mutating func queue(_ moment: inout Moment) {
        keepLifetimes(&moment)
        life = .queued(since: moment.now)
    }

    /// The surface's region has left its window: the surface waits for another.
    ///
    /// A surface that leaves is gone at once.
    mutating func detach(_ moment: inout Moment) {
        switch life {
        case .detached: break
        case .leaving(_, let showing): life = .leaving(until: moment.now, showing)
        case .queued, .grace, .up, .interrupted:
            life = .detached
            sheet?.movement = .resting
            sheet?.fling = nil
            for index in holders.indices {
                holders[index].lifetime = holders[index].lifetime.unpresented
            }
        }
    }

    // MARK: Lifetimes

    /// The pointer entered the panel or left it: lifetimes pause while it is there.
    mutating func setHovered(_ hovered: Bool, _ moment: inout Moment) {
        let takesInput = inputLayer(in: moment.surroundings)?.panelTakesInput == true
        guard hovered != isHovered, takesInput || !hovered else { return }
        isHovered = hovered
        holdLifetimes(leaving: .zero, moment)
    }

    /// The keyboard focus or a screen reader's focus entered the panel or left it: lifetimes pause meanwhile.
    ///
    /// After that enough is left for the user to come back.
    mutating func setFocused(_ focused: Bool, _ moment: inout Moment) {
        let takesInput = inputLayer(in: moment.surroundings)?.panelTakesInput == true
        guard focused != isFocused, takesInput || !focused else { return }
        isFocused = focused
        holdLifetimes(leaving: Tuning.leastAfterFocus, moment)
    }

    /// Holds the lifetimes still while the panel is attended to, or has them run on with at least this much left.
    private mutating func holdLifetimes(leaving least: Duration, _ moment: Moment) {
        for index in holders.indices {
            holders[index].lifetime = holders[index].lifetime.attended(
                isAttended, at: moment.now, leaving: least)
        }
    }

    /// Begins the lifetimes that have not begun.
    mutating func beginLifetimes(_ moment: inout Moment) {
        for index in holders.indices where !holders[index].lifetime.hasBegun {
            beginLifetime(of: index, &moment)
        }
    }

    mutating func beginLifetime(of index: Int, _ moment: inout Moment) {
        holders[index].begin(
            now: moment.now, awaitsFrame: awaitsFrame(in: moment.surroundings), isAttended: isAttended,
            in: moment.surroundings)
    }

    /// Keeps the rest of lifetimes for the next turn: at least the minimum.
    mutating func keepLifetimes(_ moment: inout Moment) {
        for index in holders.indices {
            let minimum = moment.surroundings.minimum(of: holders[index].overlay)
            holders[index].lifetime = holders[index].lifetime.kept(at: moment.now, minimum: minimum)
        }
    }
}
