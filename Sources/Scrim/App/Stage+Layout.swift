/// The stage's memory of a surface that the host draws: the plan that the host has, and the last layout.
struct LayoutMemory {
    /// `nil`: the host does not have the surface yet.
    var plan: Shared<SurfacePlan>?
    var frames = SurfaceFrames()
    var result: LayoutResult?
    /// Whether the surface is hidden, or was since the last layout: its next change is not animated.
    var wasHidden = false
    var reflow = Reflow.none
    /// The decaying offset of a slide whose distance changed as the toolkit moved the panel; `nil`: none.
    var carried: Reflow?
    /// The last extent that was sent to the machine.
    var extent: SurfaceExtent?
    /// The offset from the center that the last layout of a dialog aimed at.
    var dialogOffset: Point?
    /// The height that a sheet's frames and the `offstage` of its motion are relative to, in points.
    var base: Double?
    /// Whether a sheet moves down from a height that it no longer has.
    var sinks = false
    var generation: Int?

    /// Adopts a new motion, which may have another base height.
    mutating func follow(_ plan: SurfacePlan) {
        let next = plan.sheet?.base
        let hasLostHeight = if let base, let next { next < base || next == base && sinks } else { false }
        sinks = hasLostHeight && plan.sheet?.isBetweenDetents == true
        (generation, base) = (plan.generation, next)
    }

    /// Lets a sliding panel continue from where it is drawn when the toolkit moves its frame.
    ///
    /// A sheet between its detents is laid out for each frame, and no toolkit moves it while a finger holds it.
    mutating func carryOn(
        to new: LayoutResult, during plan: SurfacePlan, isMovedByToolkit: Bool, isShown: Bool,
        at instant: Instant
    ) {
        guard isShown, !wasHidden else { return carried = nil }
        guard isMovedByToolkit, let result, plan.sheet?.isBetweenDetents != true,
            !plan.motion.isSettled(at: instant), !result.panel.isEmpty, !new.panel.isEmpty
        else { return }
        carried = (carried ?? Reflow.none).carried(from: result, to: new, during: plan.motion, at: instant)
    }
}

extension Stage {
    /// All frames of a surface at rest; call this in the host's layout pass.
    ///
    /// The same facts and sizes give the same frames. If the content's size changed or the window rotated,
    /// `reflow(of:)` has the panel's path from its old frame. A surface has no frames once `apply` has removed it.
    ///
    /// - Parameters:
    ///   - covers: The frames of the app's own views that are visible over the region. A panel that one of them has
    ///     covered since it appeared cannot have been seen: a question or sheet then takes neither focus nor keys.
    ///   - instant: The instant of the frame, which counts while a sheet is between its detents
    ///     (`SheetPlan.isBetweenDetents`); `nil`: now.
    ///   - isAnimated: Whether the toolkit animates the changes of this pass; then the stage does not.
    @_spi(Host) public func frames(
        of surface: SurfaceID, facts: LayoutFacts, covers: [Rect] = [],
        measuring measure: some PanelMeasuring,
        at instant: Instant? = nil, isAnimated: Bool = false
    ) -> SurfaceFrames {
        guard let before = machine.surface(surface) else {
            return layouts[surface]?.frames ?? SurfaceFrames()
        }
        // The plan that the host draws, even if it is not the newest: frames and motion belong together.
        var memory = layouts[surface] ?? LayoutMemory()
        let plan = memory.plan?.value ?? machine.plan(for: before)
        if memory.generation != plan.generation {
            memory.follow(plan)
        }
        let surroundings = machine.surroundings
        // A region that includes the keyboard is not covered by it, so the keyboard's coming and going is no change.
        let facts = plan.region.includesKeyboard ? facts.withoutKeyboard : facts
        var layout = SurfaceLayout(plan)
        // When a sheet becomes a dialog, or back, the panel moves from its old frame to the new one.
        let changesForm = memory.frames.room.map { $0.isDialog != layout.isDialog(facts) } ?? false
        let movesItself =
            !changesForm && !memory.wasHidden && (!isAnimated || before.sheet?.drag != nil)
            && before.movesItself(when: facts, follow: memory.result?.facts, in: surroundings)
        if plan.sheet?.isBetweenDetents == true {
            layout.offstage = plan.motion.pose(at: instant ?? now).offstage
        }
        layout.sinks = memory.sinks
        if movesItself { layout.base = memory.base }
        memory.frames = layout.frames(facts: facts, environment: surroundings.environment, measuring: measure)

        // Measuring runs the app's own code, which may have ended the surface meanwhile. Layout is remembered only for
        // what the host draws.
        guard memory.plan != nil, let surface = machine.surface(surface) else { return memory.frames }
        let result = LayoutResult(
            facts: facts, panel: memory.frames.panel, travel: memory.frames.travel)
        let wasMoved = memory.dialogOffset.map { $0 != layout.dialogOffset } ?? false
        memory.dialogOffset = layout.dialogOffset
        let cutsDialog =
            memory.frames.dialogOffset != layout.dialogOffset
            && memory.result.map { $0.facts != facts } ?? false
        if let room = memory.frames.room, !movesItself {
            memory.base = surface.height(at: surface.sheet?.detent, in: room)
        }
        // A dialog that the pointer drags follows the pointer at once.
        let isInHand = wasMoved && layout.dialogOffset != .zero && memory.result?.facts == facts
        if !isInHand, !isAnimated, changesForm || memory.frames.room?.isDialog != false {
            memory.reflow = memory.reflow.following(
                memory.result, to: result, changesForm: changesForm,
                isShown: surface.wasSeen && !memory.wasHidden,
                reducesMotion: !surroundings.animatesLayout, during: plan.motion, at: now)
        }
        memory.carryOn(
            to: result, during: plan, isMovedByToolkit: isAnimated,
            isShown: surface.wasSeen && surroundings.animatesLayout, at: now)
        memory.result = result
        memory.wasHidden = plan.isHidden && plan.aside == nil
        let extent = SurfaceExtent(
            slide: Surface.Slide(along: memory.frames.travel, in: facts.region), room: memory.frames.room,
            movesItself: movesItself, alone: memory.frames.alone,
            hasPanel: memory.frames.panel.isInSight(under: covers),
            dialogOffset: memory.frames.dialogOffset, cutsDialog: cutsDialog, cutOff: memory.frames.cutOff,
            cutsText: memory.frames.cutsText)
        // A dialog dragged past the region's edge keeps its extent, but its clamped offset is still sent.
        let isNews = memory.extent != extent || memory.frames.dialogOffset != layout.dialogOffset
        memory.extent = extent
        layouts[surface.id] = memory
        if isNews { send(.laidOut(surface.id, extent)) }
        return memory.frames
    }

    /// Adopts the plans that the host draws now, and forgets the surfaces that have gone.
    func followLayouts(_ changes: StagePlan.Changes) {
        for plan in changes.surfaces {
            let id = plan.value.id
            // A leaving sheet ignores a change of room; one that comes back needs the latest extent.
            if layouts[id]?.plan?.value.isLeaving == true, !plan.value.isLeaving { layouts[id]?.extent = nil }
            layouts[id, default: LayoutMemory()].plan = plan
            // A surface that steps aside for a dialog may stay drawn.
            if plan.value.isHidden, plan.value.aside == nil { layouts[id]?.wasHidden = true }
        }
        for id in changes.gone { layouts[id] = nil }
    }

    /// The decaying offset from the last change of layout, for drawing.
    @_spi(Host) public func reflow(of surface: SurfaceID) -> Reflow { layouts[surface]?.reflow ?? .none }
}

extension Rect {
    /// Whether a panel's frame is not empty, and no cover hides all of it.
    fileprivate func isInSight(under covers: [Rect]) -> Bool {
        !isEmpty && !covers.contains { $0.intersection(self) == self }
    }
}

extension Surface.Slide {
    /// How far a slide goes along the one axis that it moves on.
    fileprivate init(along travel: Point, in region: Rect) {
        let isVertical = travel.y != 0
        self.init(
            travel: isVertical ? abs(travel.y) : abs(travel.x),
            extent: isVertical ? region.height : region.width)
    }
}

@_spi(Host) extension Stage {
    /// A surface's look at an instant, with what only the stage knows: the offset that remains of the last change of
    /// layout, the scrims below it, which do not add up, and the sheets above it, behind which it steps back.
    ///
    /// - Parameters:
    ///   - surface: The plan that the host draws.
    ///   - frames: The surface's layout, as the host draws it.
    ///   - isDark: Whether the host draws in the dark scheme.
    ///   - instant: When the frame is on screen.
    public func moment(
        of surface: SurfacePlan, frames: SurfaceFrames, isDark: Bool, at instant: Instant
    ) -> SurfaceMoment {
        surface.moment(
            at: instant, frames: frames, reflow: reflow(of: surface.id), isDark: isDark,
            covered: stacked.dimming(below: surface.id, at: instant, isDark: isDark),
            depth: depth(of: surface.id, at: instant),
            carried: layouts[surface.id]?.carried?.panel(at: instant, resting: .zero).origin ?? .zero)
    }

    /// Whether a surface's `moment` stays as it is from an instant on, as far as the present plan shows.
    public func isAtRest(_ surface: SurfacePlan, at instant: Instant) -> Bool {
        surface.motion.isSettled(at: instant) && reflow(of: surface.id).isSettled(at: instant)
            && layouts[surface.id]?.carried?.isSettled(at: instant) ?? true
            && stacked.isDimmingSettled(below: surface.id, at: instant)
            && isDepthSettled(of: surface.id, at: instant)
    }

    /// When a host that draws frame by frame must draw a surface again after the frame of an instant; `nil`: nothing
    /// changes, as far as the present plan shows.
    ///
    /// While the surface moves, that is the instant itself: draw with the next frame. The line of a notice's time is
    /// drawn once for each point that it loses, so that a notice at rest does not keep a display's frames coming.
    public func nextFrame(of surface: SurfacePlan, after instant: Instant) -> Instant? {
        guard isAtRest(surface, at: instant) else { return instant }
        let length = layouts[surface.id].map {
            TimeLeft.length(in: $0.frames.panel.size, corners: $0.frames.corners)
        }
        guard let next = surface.timeLeft?.nextStep(after: instant, over: length ?? 0) else { return nil }
        return next > instant + Tuning.frame ? next : instant
    }

    /// How many sheets a sheet is behind at an instant, for drawing (`SurfacePlan.moment`); 0 for other surfaces.
    ///
    /// A fraction while a sheet above comes, goes or is dragged: the sheet steps back with that movement. 0 if the user
    /// wants less movement.
    public func depth(of surface: SurfaceID, at instant: Instant) -> Double {
        machine.surroundings.setsBack ? stacked.depth(of: surface, at: instant) : 0
    }

    /// Whether `depth` stays as it is from an instant on, as far as the present plan shows.
    public func isDepthSettled(of surface: SurfaceID, at instant: Instant) -> Bool {
        !machine.surroundings.setsBack || stacked.isDepthSettled(of: surface, at: instant)
    }

    /// How much of a panel's shadow is drawn at an instant, 0 to 1: none under a panel with a shadow that covers it, so
    /// that the shadows of stacked panels do not add up.
    ///
    /// While the upper panel fades, the lower panel's shadow makes up for what is missing of the upper one's.
    public func shadow(of surface: SurfaceID, at instant: Instant) -> Double {
        guard let casters = stacked.casters(above: surface), let panel = layouts[surface]?.frames.panel,
            !panel.isEmpty
        else { return 1 }
        return casters.reduce(1) { share, upper in
            guard let cover = layouts[upper.id]?.frames.panel, cover.intersection(panel) == panel else {
                return share
            }
            let pose = upper.motion.pose(at: instant)
            let presence = min(max(pose.opacity, 0), 1) * (1 - min(max(pose.offstage, 0), 1))
            return min(share, 1 - presence)
        }
    }
}
