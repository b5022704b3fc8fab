extension Surface {
    // MARK: Coming

    /// The region is there: grace begins, counted from when the overlay was asked for.
    mutating func begin(now: Instant, in context: LifecycleContext) {
        let until = holders.map { $0.askedAt + context.grace(of: $0.overlay) }.min() ?? now
        if until > now { phase = .grace(until: until) } else { present(now: now, in: context) }
    }

    /// Hands it to the host.
    ///
    /// Nothing moves before the first frame is there.
    mutating func present(now: Instant, in context: LifecycleContext) {
        phase = .up
        shownAt = nil
        minimumUntil = nil
        start(.hold(context.transition(of: face.overlay).away))
        startLifetimes(now: now, in: context)
    }

    /// Its first frame went out.
    mutating func frameShown(generation: Int, now: Instant, in context: LifecycleContext) {
        guard awaitsFrame, generation == self.generation else { return }
        shownAt = now
        minimumUntil = now + (holders.map { context.minimum(of: $0.overlay) }.max() ?? .zero)
        for index in holders.indices { holders[index].wasShown = true }
        startLifetimes(now: now, in: context)
        refreshFace()
        move(to: restPose, .entering, now: now, in: context)
    }

    /// Its region, its window or the app went out of sight or came back.
    ///
    /// Nothing moves unseen.
    mutating func setHidden(_ hidden: Bool, now: Instant) {
        guard hidden != isHidden else { return }
        isHidden = hidden
        guard phase == .up, shownAt != nil else { return }
        if hidden {
            sheet?.drag = nil
            sheet?.fling = nil
            start(.hold(restPose))
            arrive()
        } else {
            // Whoever joined meanwhile is seen only now.
            for index in holders.indices { holders[index].wasShown = true }
        }
    }

    // MARK: Sharing

    /// Another presentation shares it.
    ///
    /// One that was on its way out turns round where it is, and one that showed a final status is taken over:
    /// what is there already needs no grace.
    mutating func join(_ holder: Holder, now: Instant, in context: LifecycleContext) -> [StageEffect] {
        var effects: [StageEffect] = []
        // Whoever waits for the minimum, or shows its final status, is the only one left, and need not longer.
        if holders.contains(where: { $0.pending != nil || $0.final != nil }) {
            effects += settleAll { $0.final ?? $0.pending ?? .dismissed }
        }
        if holders.isEmpty { effects += leaveBehind() }
        let place = place(at: now)
        behaveAnew(now: now, in: context) { surface in
            surface.holders.append(holder)
            surface.refreshFace()
        }
        switch phase {
        case .detached, .queued, .interrupted: break
        case .grace(let until):
            let own = now + context.grace(of: holder.overlay)
            if own <= now { present(now: now, in: context) } else { phase = .grace(until: min(until, own)) }
        case .up, .leaving:
            phase = .up
            startLifetime(of: holders.count - 1, now: now, in: context)
        }
        if phase == .up, shownAt != nil {
            holders[holders.count - 1].wasShown = !isHidden
            let own = now + context.minimum(of: holder.overlay)
            minimumUntil = max(minimumUntil ?? own, own)
            if motion.to != restPose {
                move(to: restPose, .entering, from: place, now: now, in: context)
            }
        }
        return effects
    }

    /// Another presentation takes it over, in place.
    mutating func refresh(_ holder: Holder, now: Instant, in context: LifecycleContext) -> [StageEffect] {
        let effects = settleAll { $0.final ?? $0.pending ?? .replaced }
        return effects + join(holder, now: now, in: context)
    }

    // MARK: Changing

    /// The newest living holder's content shows.
    mutating func refreshFace() {
        if let newest = holders.last { face = newest }
    }

    /// A final status: input is free from now on, and it expires like a HUD.
    mutating func finish(_ index: Int, cause: Cause, now: Instant, in context: LifecycleContext) {
        holders[index].final = cause
        holders[index].cancelling = nil
        holders[index].pending = nil
        holders[index].remaining = nil
        holders[index].lives = false
        holders[index].expiry = .open
        if phase == .up { startLifetime(of: index, now: now, in: context) }
        if shownAt != nil {
            let own = now + context.minimum(of: holders[index].overlay)
            minimumUntil = max(minimumUntil ?? own, own)
        }
        refreshFace()
        if isVisible { move(to: restPose, .leaving, now: now, in: context) }
    }

    /// Where it rests: a panel that only tells how it went darkens nothing.
    var restPose: Pose {
        (isFinal && kind == .veil) || isUndimmed ? Pose(scrim: 0) : .rest
    }

    /// The pointer came over the panel or left it: meanwhile its lifetimes stand still.
    mutating func setHovered(_ hovered: Bool, now: Instant) {
        guard hovered != isHovered, inputLayer?.panelTakesInput == true || !hovered else { return }
        isHovered = hovered
        for index in holders.indices {
            switch (holders[index].expiry, hovered) {
            case (.running(let until), true): holders[index].expiry = .held(left: max(until - now, .zero))
            case (.held(let left), false): holders[index].expiry = .running(until: now + left)
            case (.running, false), (.held, true), (.open, _): break
            }
        }
    }

    /// Forgets the pointer once the panel takes no input: nobody reports that it left.
    mutating func dropStaleHover(now: Instant) {
        if isHovered, inputLayer?.panelTakesInput != true { setHovered(false, now: now) }
    }

    /// Starts the lifetimes that have not begun.
    private mutating func startLifetimes(now: Instant, in context: LifecycleContext) {
        for index in holders.indices where !holders[index].lives {
            startLifetime(of: index, now: now, in: context)
        }
    }

    private mutating func startLifetime(of index: Int, now: Instant, in context: LifecycleContext) {
        let holder = holders[index]
        holders[index].lives = !awaitsFrame
        let whole = holder.lifetime(hasScreenReader: context.environment.hasScreenReader)
        guard let lifetime = whole.map({ holder.remaining ?? $0 }) else {
            holders[index].expiry = .open
            return
        }
        // Until the first frame this only guards against a host that never reports it.
        let slack: Duration = awaitsFrame ? Defaults.firstFrameSlack : .zero
        holders[index].expiry = isHovered ? .held(left: lifetime) : .running(until: now + slack + lifetime)
    }

    // MARK: Going

    /// Whether the program may take it away now.
    func isPastMinimum(now: Instant) -> Bool {
        guard isVisible, let minimumUntil else { return true }
        return now >= minimumUntil
    }

    /// Settles one holder of several: its share is off the screen with that.
    mutating func settle(
        _ id: PresentationID, _ cause: Cause, now: Instant, in context: LifecycleContext
    ) -> [StageEffect] {
        guard let index = holders.firstIndex(where: { $0.id == id }) else { return [] }
        let holder = holders[index]
        behaveAnew(now: now, in: context) { surface in
            surface.holders.remove(at: index)
            surface.refreshFace()
        }
        return [.settled(id, Outcome(cause: cause, wasShown: holder.wasShown)), .gone(id)]
            + (holder.view.map { [.release($0)] } ?? [])
    }

    /// Settles everyone who shares it.
    ///
    /// What the newest showed stays on screen until the end.
    mutating func settleAll(_ cause: (Holder) -> Cause) -> [StageEffect] {
        guard let newest = holders.last else { return [] }
        var effects: [StageEffect] = []
        for holder in holders {
            effects.append(.settled(holder.id, Outcome(cause: cause(holder), wasShown: holder.wasShown)))
            if holder.id != newest.id, let view = holder.view { effects.append(.release(view)) }
        }
        leavers += holders.map(\.id)
        holders = []
        face = newest
        return effects
    }

    /// Whoever ended is told that none of its pixels is left; the view of the last one is let go.
    mutating func leaveBehind() -> [StageEffect] {
        defer { leavers = [] }
        return leavers.map { .gone($0) } + (face.view.map { [.release($0)] } ?? [])
    }

    /// Everyone is settled: it leaves, or is gone at once where nothing of it can be seen.
    ///
    /// - Parameter flung: Whether a drag did it: it goes on over its edge, as fast as it was let go.
    mutating func leave(flung: Bool = false, now: Instant, in context: LifecycleContext) {
        let canBeSeen = shownAt != nil && !isHidden && isPresented
        phase = .leaving(until: now)
        sheet?.fling = nil
        guard canBeSeen else { return }
        if flung {
            fling(now: now, in: context)
        } else {
            move(to: context.transition(of: face.overlay).away, .leaving, now: now, in: context)
        }
        if motion.duration > .zero { phase = .leaving(until: now + motion.duration + Defaults.motionSlack) }
    }

    /// A more urgent HUD takes its place: it goes, and waits for another turn with what it has left.
    mutating func interrupt(now: Instant, in context: LifecycleContext) {
        keepRemaining(now: now, in: context)
        move(to: context.transition(of: face.overlay).away, .leaving, now: now, in: context)
        phase = .interrupted(
            until: motion.duration > .zero ? now + motion.duration + Defaults.motionSlack : now)
    }

    /// It waits for its turn, unseen.
    mutating func queue(now: Instant, in context: LifecycleContext) {
        keepRemaining(now: now, in: context)
        phase = .queued(since: now)
        shownAt = nil
    }

    /// Its region is no longer in a window: it waits for it.
    mutating func detach(now: Instant) {
        switch phase {
        case .detached: break
        case .leaving: phase = .leaving(until: now)
        case .queued, .grace, .up, .interrupted:
            phase = .detached
            shownAt = nil
            sheet?.drag = nil
            sheet?.fling = nil
            sheet?.isLoose = false
            for index in holders.indices where !holders[index].lives { holders[index].expiry = .open }
        }
    }

    /// What is left of lifetimes counts on with the next turn: at least the minimum.
    private mutating func keepRemaining(now: Instant, in context: LifecycleContext) {
        for index in holders.indices {
            let left: Duration
            switch holders[index].expiry {
            case .running(let until): left = until - now
            case .held(let held): left = held
            case .open: continue
            }
            if holders[index].lives {
                holders[index].remaining = max(left, context.minimum(of: holders[index].overlay))
            }
            holders[index].lives = false
            holders[index].expiry = .open
        }
    }

    /// What share of its lifetime was shown; 0 where it has no end.
    func shareShown(now: Instant, in context: LifecycleContext) -> Double {
        let shares = holders.map { holder -> Double in
            guard case .running(let until) = holder.expiry,
                let whole = holder.lifetime(hasScreenReader: context.environment.hasScreenReader),
                whole > .zero
            else { return 0 }
            return 1 - (until - now) / whole
        }
        return shares.min() ?? 0
    }

    // MARK: Motion

    mutating func start(_ motion: Motion) {
        self.motion = motion
        generation += 1
        sheet?.isUnderWay = motion.duration > .zero
    }

    /// Goes on over its edge from where it was let go, as fast as it is.
    private mutating func fling(now: Instant, in context: LifecycleContext) {
        let velocity = place(at: now)?.velocity ?? 0
        var away = motion.pose(at: now)
        (away.offstage, away.scrim) = (1, 0)
        start(
            Motion(
                from: motion.pose(at: now), velocity: motion.velocity(at: now), to: away,
                pace: context.release(speed: velocity), start: now, track: scrimTrack))
    }

    /// - Parameter place: Where it was as a sheet, if what it counts from is another since.
    private mutating func move(
        to pose: Pose, _ direction: Transition.Direction, from place: SheetState.Place? = nil, now: Instant,
        in context: LifecycleContext
    ) {
        var (from, velocity) = (motion.pose(at: now), motion.velocity(at: now))
        if let place, let base { (from.offstage, velocity.offstage) = place.counted(from: base) }
        let transition = context.transition(of: face.overlay)
        var pose = pose
        var track: ScrimTrack?
        if sheet != nil {
            sheet?.drag = nil
            if transition.away.offstage != Pose.rest.offstage {
                track = scrimTrack
            } else if direction == .leaving {
                // One that fades away does so where it is.
                pose.offstage = from.offstage
            }
        }
        start(
            Motion(
                from: from, velocity: velocity, to: pose,
                pace: transition.pace(direction, travel: reach.travel, within: reach.extent), start: now,
                track: track))
    }
}
