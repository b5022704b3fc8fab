/// The surface as a sheet at an edge.
extension Surface {
    /// How the sheet behaves: as its newest holder wants.
    var behavior: Overlay.Sheet { displayedHolder.overlay.sheet }

    /// The sheet's detents in the room of the last layout; `nil` before that, and for other surfaces.
    var stops: DetentStops? { sheet?.room.map { DetentStops(behavior.detents, in: $0) } }

    /// The height from which the sheet's pose counts, in points; `nil` before the first layout.
    var base: Double? { stops?.height(of: sheet?.detent) }

    /// The height from which the sheet's pose would count at a detent, in a room.
    func height(at detent: Overlay.Detent?, in room: DetentRoom) -> Double {
        DetentStops(behavior.detents, in: room).height(of: detent)
    }

    /// Where the sheet is and how fast; `nil` before the first layout.
    func snapshot(at instant: Instant) -> SheetState.Snapshot? {
        guard let base else { return nil }
        let pose = motion.pose(at: instant)
        return SheetState.Snapshot(
            points: base * (1 - pose.offstage), velocity: -base * motion.velocity(at: instant).offstage,
            base: base, pose: pose)
    }

    /// Whether `undimmedThrough` keeps the sheet from dimming and blocking the app at its present detent.
    ///
    /// Never for a dialog, which has no detents: there the input policy applies.
    var isUndimmed: Bool {
        guard let sheet, let undimmed = behavior.undimmedThrough else { return false }
        guard let stops else {
            // Only layout tells which of several detents is higher.
            return sheet.detent == nil || sheet.detent == undimmed || behavior.detents.count == 1
        }
        return stops.isUndimmed(sheet.detent, through: undimmed)
    }

    /// The ramp that the sheet's scrim follows, counted from its detent; `nil` before the first layout.
    var scrimRamp: ScrimRamp? {
        guard let sheet, let stops else { return nil }
        let base = stops.height(of: sheet.detent)
        let undimmed = behavior.undimmedThrough.flatMap { undimmed in
            stops.stops.last {
                // Two detents may have one height.
                stops.isUndimmed($0.detent, through: undimmed) && (isUndimmed || $0.height < base)
            }
        }
        guard let from = undimmed?.height else {
            return ScrimRamp(from: 0, to: stops.smallest, base: base)
        }
        // Above the largest detent there is no next one; this value is never reached.
        let to = stops.heights.first { $0 > from } ?? from + 1e6
        return ScrimRamp(from: from, to: to, base: base)
    }

    /// Whether a drag can move the sheet now.
    func takesDrags(in surroundings: Surroundings) -> Bool {
        isInReach(in: surroundings) && sheet?.room?.isDialog != true
    }

    /// Whether a pointer can move the sheet by its header now; only a dialog can be moved.
    func takesMoves(in surroundings: Surroundings) -> Bool {
        isInReach(in: surroundings) && sheet?.room?.isDialog == true
    }

    /// Whether the user can take hold of a sheet now, whatever its form.
    private func isInReach(in surroundings: Surroundings) -> Bool {
        sheet != nil && isVisible(in: surroundings) && !isFinal && behavior.isDraggable
            && inputLayer(in: surroundings)?.panelTakesInput == true
    }

    /// The pointer has moved the dialog by this much since it took hold of it; layout keeps the dialog in its region.
    mutating func moveDialog(by way: Point, in surroundings: Surroundings) {
        guard takesMoves(in: surroundings), let grip = sheet?.dialogGrip, way.x.isFinite, way.y.isFinite
        else { return }
        sheet?.dialogOffset = Point(x: (grip.x + way.x).rounded(), y: (grip.y + way.y).rounded())
    }

    /// When the sheet's motion ends even without a report from the host; `nil`: nobody waits for it.
    func arrivesAt(in surroundings: Surroundings) -> Instant? {
        guard let sheet, case .up = life, sight(in: surroundings) != .hidden else { return nil }
        switch sheet.movement {
        case .resting, .held: return nil
        case .traveling: if sheet.followers.isEmpty { return nil }
        case .settling: break
        }
        return motion.start + motion.duration + Tuning.motionSlack
    }

    /// A presentation begins to follow the sheet frame by frame, or stops.
    mutating func follow(_ id: Presentation.ID, _ follows: Bool) {
        if follows {
            sheet?.followers.insert(id)
        } else {
            sheet?.followers.remove(id)
        }
    }

    /// Layout found other frames, or other room for detents.
    mutating func layOut(_ extent: SurfaceExtent, _ context: inout Context) {
        slide = extent.slide
        alone = extent.alone
        cutOff = extent.cutOff
        if cutsText != extent.cutsText {
            cutsText = extent.cutsText
            endAttention(&context)
        }
        if extent.hasPanel {
            if exposure == .never, seenSince != nil { seenSince = context.now }
            exposure = .once
        } else if exposure == .notLaidOut {
            exposure = .never
        }
        sheet?.dialogOffset = extent.cutsDialog ? .zero : extent.dialogOffset
        guard let room = extent.room, room != sheet?.room else { return }
        // A finger cannot hold a dialog.
        if room.isDialog { endDrag(at: context.now, to: nil, &context) }
        // A dialog's pose counts from its exit distance, whatever its height; layout handles a change of its size.
        guard extent.movesItself, !room.isDialog, let former = sheet?.room,
            let snapshot = snapshot(at: context.now)
        else {
            sheet?.room = room
            return returnToRest(&context)
        }
        // A leaving sheet keeps its path.
        guard !isLeaving else { return }
        sheet?.room = room
        if sheet?.drag != nil { return regrip(at: snapshot, movedFrom: former, to: room) }
        goOn(from: snapshot, &context)
    }

    /// Brings the surface to its pose at rest, which may have changed with its detent or its room, without a motion.
    mutating func returnToRest(_ context: inout Context) {
        guard case .up(.shown) = life, sheet?.drag == nil, motion.to != restPose else { return }
        sheet?.fling = nil
        if context.surroundings.animatesLayout, !motion.isSettled(at: context.now),
            let snapshot = snapshot(at: context.now)
        {
            settle(at: sheet?.detent, from: snapshot, pace: paceUnderWay(now: context.now), &context)
        } else {
            start(.hold(restPose))
            sheet?.movement = .resting
        }
    }

    /// Whether a sheet moves to its position in another layout; if not, it is there at once.
    ///
    /// Under a finger it stays where the finger holds it, whatever the layout.
    func movesItself(
        when facts: LayoutFacts, follow old: LayoutFacts?, in surroundings: Surroundings
    ) -> Bool {
        guard let old, let sheet else { return false }
        if sheet.drag != nil { return true }
        return (isInSight(in: surroundings) || isLeaving) && surroundings.animatesLayout
            && facts.animatesPanel(since: old)
    }
}
