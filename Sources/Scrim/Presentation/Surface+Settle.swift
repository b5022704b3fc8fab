/// A sheet between its detents: it goes from where it is, as fast as it is, to where it rests.
extension Surface {
    /// Goes to a detent.
    mutating func settle(at detent: Detent?, now: Instant, in context: LifecycleContext) {
        guard let place = place(at: now), isVisible else {
            sheet?.detent = detent
            return
        }
        sheet?.drag = nil
        settle(at: detent, from: place, now: now, in: context)
    }

    /// Goes to the next larger or smaller detent, if there is one.
    mutating func step(larger: Bool, now: Instant, in context: LifecycleContext) {
        guard isVisible, !isFinal, let sheet, let stops else { return }
        let index = stops.index(of: sheet.detent) + (larger ? 1 : -1)
        guard stops.stops.indices.contains(index) else { return }
        settle(at: stops.stops[index].detent, now: now, in: context)
    }

    /// Its room is another from now on, as layout found it.
    ///
    /// - Parameter movesItself: Whether it goes to its new height from where it is; if not, it is there at once.
    /// - Returns: Whether that changes anything.
    mutating func setRoom(
        _ room: DetentRoom, movesItself: Bool, now: Instant, in context: LifecycleContext
    ) -> Bool {
        guard room != sheet?.room else { return false }
        guard movesItself, let place = place(at: now) else {
            sheet?.room = room
            return true
        }
        // On its way out it goes the way that it set out on.
        guard !isLeaving else { return false }
        sheet?.room = room
        goOn(from: place, now: now, in: context)
        return true
    }

    /// Whether it goes by itself from where it is to where another layout puts it; if not, it is there at once.
    ///
    /// Under a finger it stays there, whatever the layout.
    func movesItself(when facts: LayoutFacts, follow old: LayoutFacts?, reducesMotion: Bool) -> Bool {
        guard let old, let sheet else { return false }
        if sheet.drag != nil { return true }
        return (isVisible || isLeaving) && !reducesMotion && facts.leavesPanelToItself(since: old)
    }

    /// Behaves otherwise from now on, for whatever reason; where its detent is gone, it goes to the nearest.
    mutating func behaveAnew(
        now: Instant, in context: LifecycleContext, _ change: (inout Surface) -> Void
    ) {
        let place = place(at: now)
        change(&self)
        guard let present = sheet else { return }
        if present.detent.map({ !behaviour.detents.contains($0) }) ?? true {
            var detent = present.detent == nil ? nil : behaviour.initial
            if let place, let stops { detent = stops.stops[stops.index(nearestTo: place.base)].detent }
            sheet?.detent = detent
        }
        guard let place else { return }
        if present.drag != nil, !takesDrags { sheet?.drag = nil }
        goOn(from: place, now: now, in: context)
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

    /// Goes to a detent from a place, which it counts from that detent from now on.
    ///
    /// - Parameter pace: How; `nil`: as one that is let go.
    mutating func settle(
        at detent: Detent?, from place: SheetState.Place, pace: Motion.Pace? = nil, now: Instant,
        in context: LifecycleContext
    ) {
        sheet?.detent = detent
        guard let base else { return }
        sheet?.fling = nil
        sheet?.isLoose = true
        let velocity = context.handedOver(place.velocity, over: base - place.points)
        var from = place.pose
        from.offstage = 1 - place.points / base
        start(
            Motion(
                from: from, velocity: Pose(offstage: -velocity / base, scale: 0, opacity: 0, scrim: 0),
                to: restPose, pace: pace ?? context.release(speed: place.velocity), start: now,
                track: scrimTrack))
        if motion.duration == .zero { arrive() }
    }

    /// What it counts from may be another: it stays with the finger, or goes to where it rests now.
    private mutating func goOn(from place: SheetState.Place, now: Instant, in context: LifecycleContext) {
        if sheet?.drag != nil { return regrip(at: place) }
        guard isVisible, place.base != base || motion.to != restPose || motion.track != scrimTrack else {
            return
        }
        settle(at: sheet?.detent, from: place, pace: paceUnderWay(now: now), now: now, in: context)
    }

    /// How it goes on to another end than it set out for: on the same spring, or until the same moment.
    private func paceUnderWay(now: Instant) -> Motion.Pace? {
        guard !motion.isSettled(at: now), motion.to == restPose else { return nil }
        switch motion.pace {
        case .spring: return motion.pace
        case .curve(let curve, let duration):
            let left = motion.start + duration.clamped - now
            // With little time left it would hurry.
            return left > .seconds(Release.response) ? .curve(curve, left) : nil
        case .none, .coast: return nil
        }
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
