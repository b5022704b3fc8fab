/// What the plan of a whole stage has of one surface, and needs to know of it.
struct SurfacePart: Sendable {
    let id: SurfaceID
    let region: Region
    /// What the host is to show; `nil`: the host does not have the surface.
    var plan: Shared<SurfacePlan>?
    let layer: InputPlan.Layer?
    let isVisible: Bool
    let blocksWindow: Bool
    /// Whether it may hold the keyboard focus, where it blocks the window or is a sheet.
    let standsForFocus: Bool
    let takesFocus: Bool
    let takesKeys: Bool
    /// Whether the app's view under it is hidden from assistive technology.
    let hidesRegion: Bool
    let isFollowed: Bool
}

extension StageMachine {
    /// What the plan has of a surface.
    func part(of surface: Surface) -> SurfacePart {
        let layer = surface.inputLayer(in: surroundings)
        let isVisible = surface.isVisible(in: surroundings)
        let blocks = isVisible && layer?.blocks ?? false
        let blocksWindow = blocks && surface.region.isWindow
        let standsForFocus = isVisible && !surface.isFinal && surface.kind != .hud
        return SurfacePart(
            id: surface.id, region: surface.region,
            plan: surface.isPresented ? Shared(plan(for: surface)) : nil, layer: layer,
            isVisible: isVisible, blocksWindow: blocksWindow, standsForFocus: standsForFocus,
            takesFocus: standsForFocus && (blocksWindow || (surface.kind == .sheet && layer != nil)),
            takesKeys: isVisible && layer?.panelTakesInput == true && surface.hasKeyTargets,
            hidesRegion: blocks && !surface.region.isWindow,
            isFollowed: surface.isFollowed(in: surroundings))
    }
}
