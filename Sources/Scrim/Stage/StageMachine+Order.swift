// Rule 13: back to front: each region's overlays just above it, veils and sheets by time, HUDs on top.

extension StageMachine {
    /// All surfaces, back to front.
    var ordered: [Surface] { order.map { surfaces[$0] } }

    /// The places of all surfaces, back to front.
    var order: [Int] {
        let standing = surfaces.indices.filter { !surfaces.isNotice($0) }
        let inner =
            surroundings.regions.hasContainers
            ? Dictionary(grouping: standing) { container(of: surfaces[$0]) } : [nil: standing]
        var list: [Int] = []
        func add(_ index: Int) {
            list.append(index)
            guard surroundings.regions.hasContainers else { return }
            for index in inner[surfaces[index].id] ?? [] { add(index) }
        }
        let outer = inner[nil] ?? []
        for index in outer where !surfaces.isOverWindow(index) { add(index) }
        for index in outer where surfaces.isOverWindow(index) { add(index) }
        return list + surfaces.indices.filter { surfaces.isNotice($0) }
    }

    /// The surface on stage that a surface's region lies in; `nil`: the region lies in the window, or (by a mistake
    /// of the host's) in a circle of surfaces that the surface itself is part of.
    private func container(of surface: Surface) -> SurfaceID? {
        var chain: [SurfaceID] = []
        var next = surroundings.regions.container(of: surface.region)
        while let id = next, !chain.contains(id), let outer = self.surface(id), outer.kind != .hud {
            chain.append(id)
            next = surroundings.regions.container(of: outer.region)
        }
        return chain.contains(surface.id) ? nil : chain.first
    }
}
