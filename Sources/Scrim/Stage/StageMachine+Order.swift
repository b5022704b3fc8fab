// Rule 13: back to front: each region's overlays just above it, veils and sheets by time, HUDs on top.

extension StageMachine {
    /// All surfaces, back to front.
    var ordered: [Surface] {
        let standing = surfaces.filter { $0.kind != .hud }
        let inner = Dictionary(grouping: standing, by: container(of:))
        var list: [Surface] = []
        func add(_ surface: Surface) {
            list.append(surface)
            for surface in inner[surface.id] ?? [] { add(surface) }
        }
        let outer = inner[nil] ?? []
        for surface in outer where !surface.region.isWindow { add(surface) }
        for surface in outer where surface.region.isWindow { add(surface) }
        return list + surfaces.filter { $0.kind == .hud }
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
