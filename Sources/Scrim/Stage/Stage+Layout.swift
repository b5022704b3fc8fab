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
    public func frames(
        of surface: SurfaceID, facts: LayoutFacts, measuring measure: some PanelMeasuring
    ) -> SurfaceFrames {
        guard let index = machine.index(of: surface) else {
            return layouts[surface]?.frames ?? SurfaceFrames()
        }
        let plan = machine.plan(for: machine.surfaces[index])
        let environment = machine.context.environment
        var memory = layouts[surface] ?? LayoutMemory()
        memory.frames = SurfaceLayout(plan).frames(facts: facts, environment: environment, measuring: measure)
        let result = LayoutResult(facts: facts, panel: memory.frames.panel)
        memory.reflow = memory.reflow.following(
            memory.result, to: result, isShown: machine.surfaces[index].shownAt != nil,
            reducesMotion: environment.reducesMotion || defaults.isInstant, at: now)
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
