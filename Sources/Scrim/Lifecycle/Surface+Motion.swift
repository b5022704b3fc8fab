// Rule 5: every motion carries its generation, so that what is reported of an earlier one does nothing.

/// How a surface moves.
extension Surface {
    /// Another motion begins.
    mutating func start(_ motion: Motion) {
        self.motion = motion
        generation += 1
    }

    /// Goes to a pose as its transition has it.
    ///
    /// - Parameter place: Where the surface was as a sheet, if what it counts from is another since.
    mutating func move(
        to pose: Motion.Pose, _ direction: Overlay.Transition.Direction, from place: SheetState.Place? = nil,
        _ moment: inout Moment
    ) {
        var (from, velocity) = (motion.pose(at: moment.now), motion.velocity(at: moment.now))
        if let place, let base { (from.offstage, velocity.offstage) = place.counted(from: base) }
        let transition = moment.surroundings.transition(of: displayedHolder.overlay)
        var pose = pose
        var ramp: ScrimRamp?
        if sheet != nil {
            if transition.away.offstage != Motion.Pose.rest.offstage {
                ramp = scrimRamp
            } else if direction == .leaving {
                // A sheet that fades away does so where it is.
                pose.offstage = from.offstage
            }
        }
        start(
            Motion(
                from: from, velocity: velocity, to: pose,
                pace: pace(of: transition, direction), start: moment.now, scrimRamp: ramp))
        if let movement = sheet?.movement {
            sheet?.movement = motion.duration > .zero ? movement.underWay : .resting
        }
    }

    /// How a transition goes on the way as it is laid out.
    func pace(of transition: Overlay.Transition, _ direction: Overlay.Transition.Direction) -> Motion.Pace {
        transition.pace(direction, travel: slide.travel, within: slide.extent)
    }

    /// Goes on over its edge from where a drag let the surface go, as fast as it is.
    mutating func fling(_ moment: inout Moment) {
        let velocity = place(at: moment.now)?.velocity ?? 0
        let from = motion.pose(at: moment.now)
        var away = from
        (away.offstage, away.scrim) = (1, 0)
        start(
            Motion(
                from: from, velocity: motion.velocity(at: moment.now), to: away,
                pace: moment.surroundings.release(speed: velocity), start: moment.now, scrimRamp: scrimRamp))
        sheet?.movement = .settling
    }
}
