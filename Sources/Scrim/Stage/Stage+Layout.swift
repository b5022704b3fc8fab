/// What a stage remembers of a surface's last layout.
struct LayoutMemory {
    var frames = SurfaceFrames()
    var result: LayoutResult?
    var reflow = Reflow.none
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
        let plan = machine.plan(for: machine.surfaces[index])
        let environment = machine.context.environment
        var memory = layouts[surface] ?? LayoutMemory()
        var layout = SurfaceLayout(plan)
        if plan.sheet?.isLoose == true { layout.offstage = plan.motion.pose(at: instant ?? now).offstage }
        memory.frames = layout.frames(facts: facts, environment: environment, measuring: measure)
        let result = LayoutResult(
            facts: facts, panel: memory.frames.panel,
            sheet: rest(of: machine.surfaces[index], in: memory.frames.room))
        memory.reflow = memory.reflow.following(
            memory.result, to: result, isShown: machine.surfaces[index].shownAt != nil,
            reducesMotion: environment.reducesMotion || defaults.isInstant, at: now)
        memory.result = result
        layouts[surface] = memory
        machine.surfaces[index].reach = Surface.Reach(travel: memory.frames.travel, facts: facts)
        if let room = memory.frames.room, room != machine.surfaces[index].sheet?.room {
            machine.surfaces[index].setRoom(room)
            // What the plan says of detents, and where a drag holds it, follows from the room.
            applySoon()
        }
        return memory.frames
    }

    private func rest(of surface: Surface, in room: DetentRoom?) -> SheetRest? {
        guard let room, let sheet = surface.sheet else { return nil }
        return SheetRest(
            room: room, detents: surface.behaviour.detents, detent: sheet.detent,
            share: 1 - surface.motion.pose(at: now).offstage)
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
