/// What a stage remembers of a surface's last layout.
struct LayoutMemory {
    var frames: SurfaceFrames
    var facts: LayoutFacts
    var reflow = Reflow.none
}

extension Stage {
    /// Where everything of a surface goes, at rest; to be called in the host's layout pass.
    ///
    /// The same facts and sizes give the same frames. When its content has another size, or its region was
    /// rotated, the panel's way from where it was to where it is now is in `reflow(of:)`.
    public func frames(
        of surface: SurfaceID, facts: LayoutFacts, measuring measure: some PanelMeasuring
    ) -> SurfaceFrames {
        guard let index = machine.index(of: surface),
            let plan = machine.plan.surfaces.first(where: { $0.id == surface })
        else { return layouts[surface]?.frames ?? SurfaceFrames() }
        _ = index
        return SurfaceFrames()
    }

    /// The decaying rest of the last change of layout, for drawing.
    public func reflow(of surface: SurfaceID) -> Reflow { layouts[surface]?.reflow ?? .none }
}
