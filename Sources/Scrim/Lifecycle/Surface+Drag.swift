/// Drags of a sheet, and their results.
extension Surface {
    /// A finger takes hold of the sheet, at any position and speed.
    mutating func beginDrag(at instant: Instant, _ context: inout Context) {
        guard takesDrags(in: context.surroundings), let snapshot = snapshot(at: context.now) else { return }
        var drag = Drag(grip: grip(at: snapshot, by: 0))
        drag.isCatch = !motion.isSettled(at: context.now)
        drag.tracker.add(0, at: instant)
        sheet?.fling = nil
        hold(drag)
    }

    /// The finger moved.
    mutating func moveDrag(by distance: Double, content: ContentScroll?, at instant: Instant) {
        guard var drag = sheet?.drag, distance.isFinite else { return }
        let content = content.map { ContentScroll(by: $0.by.isFinite ? $0.by : 0, room: $0.room) }
        let scrolled = content?.by ?? 0
        let (pulled, pushed) = (abs(distance - drag.by), abs(scrolled - (drag.content?.by ?? 0)))
        if pulled != pushed { drag.movesContent = pushed > pulled }
        drag.by = distance
        drag.content = content
        drag.furthest = max(drag.furthest, abs(distance + scrolled))
        drag.tracker.add(distance + scrolled, at: instant)
        hold(drag)
    }

    /// The sheet's detents or its room have changed; the finger keeps its hold where the sheet is now.
    mutating func regrip(at snapshot: SheetState.Snapshot) {
        guard var drag = sheet?.drag else { return }
        drag.grip = grip(at: snapshot, by: drag.by)
        hold(drag, countedFrom: snapshot.base)
    }

    /// The sheet's room has changed; the finger keeps its hold at the same position on the screen, as far as the sheet
    /// can be there.
    ///
    /// The keyboard may have moved the sheet's edge. In a smaller room, as after a rotation, the sheet is no further
    /// past the greatest height than it was in the former room: it would be a panel without its content.
    mutating func regrip(
        at snapshot: SheetState.Snapshot, movedFrom former: DetentRoom, to room: DetentRoom
    ) {
        guard let stops, let displaced = sheet?.drag?.displaced else { return }
        let highest = min(snapshot.points, room.highest + max(snapshot.points - former.highest, 0))
        let lift = room.lift - former.lift
        var snapshot = snapshot
        guard lift != 0 else {
            snapshot.points = highest
            return regrip(at: snapshot)
        }
        let wanted = snapshot.points - displaced - lift
        let least = min(snapshot.points, stops.smallest)
        snapshot.points = min(max(wanted, least), max(highest, stops.largest))
        regrip(at: snapshot)
        if var drag = sheet?.drag {
            drag.displaced = snapshot.points - wanted
            sheet?.movement = .held(drag)
        }
    }

    /// Where the sheet would go if the finger were lifted at an instant; `nil` without a drag.
    func dragTarget(at instant: Instant) -> Settle.Target? {
        guard let drag = sheet?.drag, let stops, let stretch = stretch(from: drag.grip.points) else {
            return nil
        }
        // A moving sheet that was tapped, not pulled, continues to its detent.
        guard !drag.isTap else { return .detent(stops.index(of: sheet?.detent)) }
        let settle = Settle(
            heights: stops.heights, dismissal: behavior.dismissal, momentum: behavior.momentum)
        // A sheet that resists is dismissed by the distance of the pull, not by the little that it follows.
        let shown = stretch.shown(drag.pulled)
        let position = behavior.dismissal == .resisting ? min(drag.pulled, shown) : shown
        return settle.target(
            position: position, velocity: drag.velocity(at: instant),
            from: stops.index(of: sheet?.detent))
    }

    /// The finger released the sheet, which continues to a detent at its present speed.
    ///
    /// A dismissal continues from there, too.
    mutating func endDrag(at instant: Instant, to target: Settle.Target?, _ context: inout Context) {
        guard let drag = sheet?.drag else { return }
        sheet?.movement = .settling
        guard let stops, let base, let stretch = stretch(from: drag.grip.points) else { return }
        // The visible speed counts: past its ends the sheet follows less than it is pulled.
        let snapshot = SheetState.Snapshot(
            points: stretch.shown(drag.pulled),
            velocity: drag.velocity(at: instant) * stretch.slope(at: drag.pulled), base: base,
            pose: motion.pose(at: context.now))
        let detent =
            switch target {
            case .detent(let index): stops.detent(at: index, from: sheet?.detent)
            case .dismissed, nil: sheet?.detent
            }
        settle(at: detent, from: snapshot, &context)
        if target != nil { handOver(from: drag, snapshot, at: instant, &context) }
    }

    /// Hands the remaining momentum to the content under the finger.
    ///
    /// The content gets all of it if the finger last scrolled, else what would carry the sheet past its largest detent.
    /// In that case the sheet moves as the content would, so that both look like one movement.
    private mutating func handOver(
        from drag: Drag, _ snapshot: SheetState.Snapshot, at instant: Instant, _ context: inout Context
    ) {
        let surroundings = context.surroundings
        guard let content = drag.content, let stops, !surroundings.defaults.isInstant else { return }
        let friction = surroundings.environment.scrollFriction
        guard !drag.movesContent else {
            let velocity = drag.tracker.velocity(at: instant)
            // Towards opening, content scrolls only if the sheet is at its largest detent.
            guard velocity > 0 || base == stops.largest else { return }
            sheet?.fling = ContentFling(start: context.now, velocity: velocity, friction: friction)
            return
        }
        // The finger's movement was shared until the sheet was at its largest height, so a tiny difference from it
        // is a rounding error.
        var growth = stops.largest - snapshot.points
        if abs(growth) < 1e-6 { growth = 0 }
        let left = Coasting(friction: friction).velocity(drag.velocity(at: instant), after: growth)
        guard stops.height(of: sheet?.detent) == stops.largest, growth >= 0, content.room > growth,
            left >= Settle.flick, snapshot.pose.scale == 1, snapshot.pose.opacity == 1,
            surroundings.allowsCoasting
        else { return }
        if growth > 0 {
            start(
                Motion(
                    from: motion.from, velocity: motion.velocity, to: motion.to,
                    pace: .coast(friction: friction), start: context.now, scrimRamp: motion.scrimRamp))
        } else {
            start(.hold(motion.to))
            sheet?.movement = .resting
        }
        sheet?.fling = ContentFling(
            start: context.now + motion.duration, velocity: -left, friction: friction)
    }

    private func grip(at snapshot: SheetState.Snapshot, by distance: Double) -> Drag.Grip {
        let offstage = base.map { 1 - snapshot.points / $0 } ?? 0
        return Drag.Grip(
            points: snapshot.points, by: distance, pose: snapshot.pose,
            dimming: snapshot.pose.scrim - (scrimRamp?.share(at: offstage) ?? 0))
    }

    /// Shows the sheet where the finger holds it; opacity and scale stay as they were when the finger took hold.
    ///
    /// - Parameter former: The height from which the pose counted until now; `nil`: that has not changed.
    private mutating func hold(_ drag: Drag, countedFrom former: Double? = nil) {
        sheet?.movement = .held(drag)
        guard let base, let stretch = stretch(from: drag.grip.points) else { return }
        var pose = drag.grip.pose
        pose.offstage = 1 - stretch.shown(drag.pulled) / base
        pose.scrim = (scrimRamp?.share(at: pose.offstage) ?? 0) + drag.grip.dimming
        let held = Motion.hold(pose)
        // The same pose is another position if it counts from another height.
        if held != motion || former ?? base != base { start(held) }
    }

    /// How the sheet moves past its ends when it is pulled.
    ///
    /// A sheet that is caught beyond an end, while it enters or overshoots, follows the finger from there. It comes no
    /// nearer to the limit of the rubber band than from the end itself.
    private func stretch(from grip: Double) -> RubberBandRange? {
        guard let stops, let room = sheet?.room else { return nil }
        let low = min(behavior.dismissal.resists ? stops.smallest : 0, grip)
        let high = max(stops.largest, grip)
        // The sheet stays in its region, and stretches by no more than its own height.
        let most = min(room.overpull + room.maximum + room.underlap, 2 * stops.largest)
        return RubberBandRange(
            low: low, high: high, below: RubberBand(dimension: low), above: RubberBand(dimension: most - high)
        )
    }
}
