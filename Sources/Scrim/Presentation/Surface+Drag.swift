/// A sheet under a finger, and what comes of it.
extension Surface {
    /// A finger takes hold of it, wherever it is and however fast.
    mutating func beginDrag(at instant: Instant, now: Instant) {
        guard takesDrags, let place = place(at: now), let usual = stretch() else { return }
        // Caught further out than it could be pulled, it is held there.
        let beyond = place.points - usual.high
        let slack = beyond > usual.above.dimension * 0.999 ? beyond * 1.5 : 0
        var drag = SheetState.Drag(
            beginning: (stretch(slack: slack) ?? usual).pulled(shown: place.points),
            pose: motion.pose(at: now), slack: slack)
        drag.tracker.add(0, at: instant)
        sheet?.drag = drag
        sheet?.fling = nil
        sheet?.isLoose = true
        followDrag()
    }

    /// The finger moved.
    mutating func moveDrag(by distance: Double, content: ContentScroll?, at instant: Instant) {
        guard let drag = sheet?.drag, distance.isFinite else { return }
        let scrolled = content.map { $0.by.isFinite ? $0.by : 0 } ?? 0
        let (pulled, pushed) = (abs(distance - drag.by), abs(scrolled - (drag.content?.by ?? 0)))
        if pulled != pushed { sheet?.drag?.movesContent = pushed > pulled }
        sheet?.drag?.by = distance
        sheet?.drag?.content = content
        sheet?.drag?.tracker.add(distance + scrolled, at: instant)
        followDrag()
    }

    /// Its room is another from now on; a finger holds it where it pulled it to, whatever its detents come to.
    mutating func setRoom(_ room: DetentRoom) {
        sheet?.room = room
        followDrag()
    }

    /// Where it would go if the finger let go at an instant; `nil` without a drag.
    func dragTarget(at instant: Instant) -> Settle.Target? {
        guard let sheet, let drag = sheet.drag, let stops, let stretch = stretch(slack: drag.slack) else {
            return nil
        }
        let settle = Settle(
            heights: stops.heights, dismissal: behaviour.dismissal, momentum: behaviour.momentum)
        return settle.target(
            position: stretch.shown(drag.beginning - drag.by), velocity: drag.velocity(at: instant),
            from: stops.index(of: sheet.detent))
    }

    /// The finger let go: it goes on as fast as it is, to a detent.
    ///
    /// Being dismissed goes on from there.
    mutating func endDrag(
        at instant: Instant, to target: Settle.Target?, now: Instant, in context: LifecycleContext
    ) {
        guard let drag = sheet?.drag else { return }
        sheet?.drag = nil
        guard let stops, let stretch = stretch(slack: drag.slack) else { return }
        let pulled = drag.beginning - drag.by
        let velocity = drag.velocity(at: instant)
        // As fast as what is seen: past its end it gives less than it is pulled.
        let place = (points: stretch.shown(pulled), velocity: velocity * stretch.slope(at: pulled))
        let detent =
            switch target {
            case .detent(let index): stops.stops[index].detent
            case .dismissed, nil: sheet?.detent
            }
        settle(at: detent, from: drag.pose, place, now: now, in: context)
        if target != nil { handOver(from: drag, place, at: instant, now: now, in: context) }
    }

    /// The momentum that is left for content under the finger: all of it where the finger scrolled last, and
    /// what carries the sheet past its largest detent.
    ///
    /// Then the sheet goes there as the content would, so that what is under the finger goes on as one.
    private mutating func handOver(
        from drag: SheetState.Drag, _ place: (points: Double, velocity: Double), at instant: Instant,
        now: Instant, in context: LifecycleContext
    ) {
        guard let content = drag.content, let stops, !context.defaults.isInstant else { return }
        let friction = context.environment.scrollFriction
        guard !drag.movesContent else {
            let velocity = drag.tracker.velocity(at: instant)
            sheet?.fling = ContentFling(start: now, velocity: velocity, friction: friction)
            return
        }
        let growth = stops.largest - place.points
        let left = Coasting(friction: friction).velocity(place.velocity, after: growth)
        guard stops.height(of: sheet?.detent) == stops.largest, growth > 0, content.room > growth,
            left >= Settle.flick, drag.pose.scale == 1, drag.pose.opacity == 1,
            !context.environment.reducesMotion
        else { return }
        start(
            Motion(
                from: motion.from, velocity: motion.velocity, to: motion.to, pace: .coast(friction: friction),
                start: now, track: motion.track))
        sheet?.fling = ContentFling(start: now + motion.duration, velocity: -left, friction: friction)
    }

    /// Shows it where the finger has it.
    private mutating func followDrag() {
        guard let sheet, let drag = sheet.drag, let stops, let stretch = stretch(slack: drag.slack) else {
            return
        }
        var pose = drag.pose
        pose.offstage = 1 - stretch.shown(drag.beginning - drag.by) / stops.height(of: sheet.detent)
        let held = Motion.hold(pose, track: scrimTrack)
        if held != motion { start(held) }
    }

    // MARK: Between detents

    /// Goes to a detent from where it is, with the speed that it has.
    mutating func settle(at detent: Detent?, now: Instant, in context: LifecycleContext) {
        guard let place = place(at: now), phase == .up, shownAt != nil, !isHidden else {
            sheet?.detent = detent
            return
        }
        sheet?.drag = nil
        settle(at: detent, from: motion.pose(at: now), place, now: now, in: context)
    }

    /// Goes to the next larger or smaller detent, if there is one.
    mutating func step(larger: Bool, now: Instant, in context: LifecycleContext) {
        guard isVisible, !isFinal, let sheet, let stops else { return }
        let index = stops.index(of: sheet.detent) + (larger ? 1 : -1)
        guard stops.stops.indices.contains(index) else { return }
        settle(at: stops.stops[index].detent, now: now, in: context)
    }

    /// Behaves otherwise from now on; where its detent is gone, or has another height, it moves.
    mutating func setBehaviour(
        _ behaviour: Sheet, of holder: Int, now: Instant, in context: LifecycleContext
    ) {
        let place = place(at: now)
        let height = stops.map { $0.height(of: sheet?.detent) }
        holders[holder].overlay.sheet = behaviour
        refreshFace()
        guard let place, let height, let stops else {
            let (detents, initial) = (self.behaviour.detents, self.behaviour.initial)
            if let detent = sheet?.detent, !detents.contains(detent) { sheet?.detent = initial }
            return
        }
        var detent = stops.stops[stops.index(nearestTo: height)].detent
        if let present = sheet?.detent, self.behaviour.detents.contains(present) { detent = present }
        guard phase == .up, shownAt != nil, !isHidden else {
            sheet?.detent = detent
            return
        }
        let isElsewhere = stops.height(of: detent) != height
        if sheet?.drag != nil {
            sheet?.detent = detent
            followDrag()
        } else if isElsewhere || motion.to != restPose || motion.track != scrimTrack {
            settle(at: detent, from: motion.pose(at: now), place, now: now, in: context)
        } else {
            sheet?.detent = detent
        }
    }

    /// Its motion came to its end: it is laid out as it rests.
    mutating func arrive() {
        guard phase == .up, sheet?.drag == nil else { return }
        sheet?.isUnderWay = false
        sheet?.isLoose = false
    }

    /// When its motion is at its end even if the host says nothing; `nil`: nobody waits for it.
    var arrivesAt: Instant? {
        guard let sheet, sheet.isUnderWay, sheet.drag == nil, phase == .up, !isHidden,
            sheet.isLoose || !sheet.observers.isEmpty
        else { return nil }
        return motion.start + motion.duration + Defaults.motionSlack
    }

    /// Counts its place from another detent, and goes there.
    private mutating func settle(
        at detent: Detent?, from pose: Pose, _ place: (points: Double, velocity: Double), now: Instant,
        in context: LifecycleContext
    ) {
        guard let stops else { return }
        sheet?.detent = detent
        sheet?.fling = nil
        sheet?.isLoose = true
        let base = stops.height(of: detent)
        let velocity = context.handedOver(place.velocity, over: base - place.points)
        var from = pose
        from.offstage = 1 - place.points / base
        start(
            Motion(
                from: from, velocity: Pose(offstage: -velocity / base, scale: 0, opacity: 0, scrim: 0),
                to: restPose, pace: context.release(speed: place.velocity), start: now, track: scrimTrack))
        if motion.duration == .zero { arrive() }
    }
}

extension LifecycleContext {
    /// The velocity that is handed over to a sheet's way, both in points: all of it.
    ///
    /// With reduced motion only as much as does not carry it past its end: a critically damped spring passes it
    /// from `2π/response` times the way on.
    func handedOver(_ velocity: Double, over way: Double) -> Double {
        guard environment.reducesMotion else { return velocity }
        let most = 2 * Double.pi / Release.response * way
        return way > 0 ? min(velocity, most) : max(velocity, most)
    }

    /// How a sheet goes on that is let go at a speed, in points per second.
    func release(speed: Double) -> Motion.Pace {
        if defaults.isInstant { return .none }
        let spring = Release.spring(speed: speed)
        return .spring(environment.reducesMotion ? spring.withoutOvershoot : spring)
    }
}
