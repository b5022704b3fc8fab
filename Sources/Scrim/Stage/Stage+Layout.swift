/// What a stage remembers of a surface's last layout.
struct LayoutMemory {
    var frames = SurfaceFrames()
    var result: LayoutResult?
    var reflow = Reflow.none
    /// What a sheet's frames count from, in points, and the motion that does so, too.
    var base: Double?
    var generation: Int?
}

extension Stage {
    /// Where everything of a surface goes, at rest; to be called in the host's layout pass.
    ///
    /// The same facts and sizes give the same frames. Where the panel's content has another size, or the window
    /// was rotated, its way from where it was is in `reflow(of:)`. A surface that is not on stage any more keeps
    /// the frames that it had.
    ///
    /// - Parameter instant: The moment that the frame is for, which counts while a sheet is loose
    ///   (`SheetPlan.isLoose`); `nil`: now.
    public func frames(
        of surface: SurfaceID, facts: LayoutFacts, measuring measure: some PanelMeasuring,
        at instant: Instant? = nil
    ) -> SurfaceFrames {
        guard let index = machine.index(of: surface) else {
            return layouts[surface]?.frames ?? SurfaceFrames()
        }
        // What the host draws, which may not be the newest yet: frames and motion belong together.
        let plan =
            lastPlan.surfaces.first { $0.id == surface } ?? machine.plan(for: machine.surfaces[index])
        var memory = layouts[surface] ?? LayoutMemory()
        if memory.generation != plan.generation {
            (memory.generation, memory.base) = (plan.generation, plan.sheet?.base)
        }
        let environment = machine.context.environment
        let reducesMotion = environment.reducesMotion || defaults.isInstant
        let movesItself = machine.surfaces[index].movesItself(
            when: facts, follow: memory.result?.facts, reducesMotion: reducesMotion)
        var layout = SurfaceLayout(plan)
        if plan.sheet?.isLoose == true { layout.offstage = plan.motion.pose(at: instant ?? now).offstage }
        if movesItself { layout.base = memory.base }
        memory.frames = layout.frames(facts: facts, environment: environment, measuring: measure)
        let result = LayoutResult(facts: facts, panel: memory.frames.panel)
        if let room = memory.frames.room {
            let context = machine.context
            if machine.surfaces[index].setRoom(room, movesItself: movesItself, now: now, in: context) {
                // What the plan says of detents, and where it goes from here, follows from the room.
                applySoon()
            }
            if !movesItself { memory.base = machine.surfaces[index].base }
        } else {
            memory.reflow = memory.reflow.following(
                memory.result, to: result, isShown: machine.surfaces[index].shownAt != nil,
                reducesMotion: reducesMotion, at: now)
        }
        memory.result = result
        layouts[surface] = memory
        machine.surfaces[index].reach = Surface.Reach(travel: memory.frames.travel, facts: facts)
        return memory.frames
    }

    /// The decaying rest of the last change of layout, for drawing.
    public func reflow(of surface: SurfaceID) -> Reflow { layouts[surface]?.reflow ?? .none }
}

extension Surface.Reach {
    /// How far a slide goes along the one axis that it moves on.
    init(travel: Point, facts: LayoutFacts) {
        let isVertical = travel.y != 0
        self.init(
            travel: isVertical ? abs(travel.y) : abs(travel.x),
            extent: isVertical ? facts.region.height : facts.region.width)
    }
}
