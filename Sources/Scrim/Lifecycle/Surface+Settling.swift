/// A sheet between its detents: it moves from its position, at its present speed, to where it rests.
extension Surface {
    /// Goes to a detent.
    mutating func settle(at detent: Overlay.Detent?, _ context: inout Context) {
        guard let snapshot = snapshot(at: context.now), isInSight(in: context.surroundings) else {
            sheet?.detent = detent
            return
        }
        settle(at: detent, from: snapshot, pace: context.surroundings.sheetPace, &context)
    }

    /// Goes to the next larger or smaller detent, if there is one.
    mutating func step(larger: Bool, _ context: inout Context) {
        guard isVisible(in: context.surroundings), !isFinal, let sheet, let stops else { return }
        let index = stops.index(of: sheet.detent) + (larger ? 1 : -1)
        guard stops.stops.indices.contains(index) else { return }
        settle(at: stops.stops[index].detent, &context)
    }

    /// Goes to the next larger detent, and from the largest to the smallest (Apple's Human
    /// Interface Guidelines, Sheets).
    ///
    /// Does nothing while the sheet moves: a tap then catches the sheet, and a held key would cycle without end.
    mutating func cycle(_ context: inout Context) {
        guard isVisible(in: context.surroundings), !isFinal, let sheet, let stops, sheet.drag == nil,
            motion.isSettled(at: context.now)
        else { return }
        let next = (stops.index(of: sheet.detent) + 1) % stops.stops.count
        if stops.stops.count > 1 { settle(at: stops.stops[next].detent, &context) }
    }

    /// Applies a change of the sheet's behavior; if its detent no longer exists, the sheet goes to the nearest.
    mutating func updateSheet(_ context: inout Context, _ change: (inout Surface) -> Void) {
        let snapshot = snapshot(at: context.now)
        change(&self)
        guard let present = sheet else { return }
        if present.detent.map({ !behavior.detents.contains($0) }) ?? true {
            var detent = present.detent == nil ? nil : behavior.initial
            // A dialog has no detents; the sheet's detents count again once it is a sheet.
            if let snapshot, let stops, present.room?.isDialog != true {
                detent = stops.stops[stops.index(nearestTo: snapshot.base)].detent
            }
            sheet?.detent = detent
        }
        guard let snapshot else { return }
        if present.drag != nil, !takesDrags(in: context.surroundings) { sheet?.movement = .settling }
        goOn(from: snapshot, &context)
    }

    /// Moves to a detent from a position; the sheet's pose counts from that detent from now on.
    ///
    /// - Parameter pace: How the sheet moves; `nil`: as after a release.
    mutating func settle(
        at detent: Overlay.Detent?, from snapshot: SheetState.Snapshot, pace: Motion.Pace? = nil,
        _ context: inout Context
    ) {
        sheet?.detent = detent
        guard let base else { return }
        sheet?.fling = nil
        let velocity = context.surroundings.handedOver(snapshot.velocity, over: base - snapshot.points)
        var from = snapshot.pose
        from.offstage = 1 - snapshot.points / base
        start(
            Motion(
                from: from,
                velocity: Motion.Pose(offstage: -velocity / base, scale: 0, opacity: 0, scrim: 0),
                to: restPose, pace: pace ?? context.surroundings.release(speed: snapshot.velocity),
                start: context.now, scrimRamp: scrimRamp))
        sheet?.movement = motion.duration > .zero ? .settling : .resting
    }

    /// The height from which the sheet's pose counts may have changed; the sheet stays under the finger, or moves to
    /// where it now rests.
    mutating func goOn(from snapshot: SheetState.Snapshot, _ context: inout Context) {
        if sheet?.drag != nil { return regrip(at: snapshot) }
        guard isInSight(in: context.surroundings),
            snapshot.base != base || motion.to != restPose || motion.scrimRamp != scrimRamp
        else { return }
        let pace = paceUnderWay(now: context.now) ?? context.surroundings.sheetPace
        settle(at: sheet?.detent, from: snapshot, pace: pace, &context)
    }

    /// How the sheet moves to an end other than planned: on the same spring, or until the same instant.
    func paceUnderWay(now: Instant) -> Motion.Pace? {
        guard !motion.isSettled(at: now), motion.to == restPose else { return nil }
        switch motion.pace {
        case .spring: return motion.pace
        case .curve(let curve, let duration):
            let left = motion.start + duration.clamped - now
            // With little time left the sheet would hurry.
            return left > .seconds(ReleaseSpring.response) ? .curve(curve, left) : nil
        case .none, .coast: return nil
        }
    }
}
