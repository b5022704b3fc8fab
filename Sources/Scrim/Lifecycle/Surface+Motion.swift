// Rule 5: every motion carries its generation, so a report about an earlier motion does nothing.

/// How a surface moves.
extension Surface {
    /// Begins another motion.
    mutating func start(_ motion: Motion) {
        self.motion = motion
        generation += 1
    }

    /// Moves to a pose with the surface's transition.
    ///
    /// - Parameter snapshot: Where the sheet was, if its pose now counts from another height.
    mutating func move(
        to pose: Motion.Pose, _ direction: Overlay.Transition.Direction,
        from snapshot: SheetState.Snapshot? = nil,
        _ context: inout Context
    ) {
        var (from, velocity) = (motion.pose(at: context.now), motion.velocity(at: context.now))
        if let snapshot, let base { (from.offstage, velocity.offstage) = snapshot.counted(from: base) }
        let transition = context.surroundings.transition(of: displayedHolder.overlay)
        var pose = pose
        var ramp: ScrimRamp?
        if sheet != nil {
            if transition.away.offstage != Motion.Pose.rest.offstage {
                ramp = scrimRamp
            } else if direction == .leaving {
                // A sheet that fades out does so where it is.
                pose.offstage = from.offstage
            }
        }
        start(
            Motion(
                from: from, velocity: velocity, to: pose,
                pace: pace(of: transition, direction), start: context.now, scrimRamp: ramp))
        if let movement = sheet?.movement {
            sheet?.movement = motion.duration > .zero ? movement.underWay : .resting
        }
    }

    /// The pace of a transition over the distance of the last layout.
    func pace(of transition: Overlay.Transition, _ direction: Overlay.Transition.Direction) -> Motion.Pace {
        transition.pace(direction, travel: slide.travel, within: slide.extent)
    }

    /// Continues over the surface's edge from where a drag released it, at its present speed.
    mutating func fling(_ context: inout Context) {
        let velocity = snapshot(at: context.now)?.velocity ?? 0
        let from = motion.pose(at: context.now)
        var away = from
        (away.offstage, away.scrim) = (1, 0)
        start(
            Motion(
                from: from, velocity: motion.velocity(at: context.now), to: away,
                pace: context.surroundings.release(speed: velocity), start: context.now, scrimRamp: scrimRamp)
        )
        sheet?.movement = .settling
    }
}
