// Rule 13: back to front: each region's overlays just above it, veils and sheets by time, HUDs on top.

extension StageMachine {
    /// All surfaces, back to front.
    var ordered: [Surface] { order.map { surfaces[$0] } }

    /// The indices of all surfaces, back to front.
    var order: [Int] {
        guard surroundings.regions.hasContainers else { return inBands(Array(surfaces.indices)) }
        let inner = Dictionary(grouping: surfaces.indices) { container(of: surfaces[$0]) }
        var list: [Int] = []
        func add(_ index: Int) {
            list.append(index)
            for index in inner[surfaces[index].id] ?? [] { add(index) }
        }
        for index in inBands(inner[nil] ?? []) { add(index) }
        return list
    }

    private func inBands(_ indices: [Int]) -> [Int] {
        indices.sorted { (surfaces.band($0), $0) < (surfaces.band($1), $1) }
    }

    /// The presented surface whose content contains a surface's region.
    ///
    /// `nil`: the region is directly in the window. Also `nil` for a cycle of surfaces that contains the
    /// surface itself, which only a faulty host reports.
    private func container(of surface: Surface) -> SurfaceID? {
        guard surface.kind != .hud else { return nil }
        let chain = containers(of: surface.region)
        return chain.contains(surface.id) ? nil : chain.first
    }

    /// The presented surfaces whose contents contain a region, the inner one first.
    func containers(of region: Region) -> [SurfaceID] {
        var chain: [SurfaceID] = []
        var next = surroundings.regions.container(of: region)
        while let id = next, !chain.contains(id), let outer = self.surface(id) {
            chain.append(id)
            next = surroundings.regions.container(of: outer.region)
        }
        return chain
    }

    /// Whether something in front of a surface blocks the window, and hides the surface from assistive technology.
    ///
    /// What blocks the window counts from when a host has it: a lock that was shown in the background comes with its
    /// first frame after that. Under a dialog of the app it still counts.
    func isBehindModal(_ index: Int) -> Bool {
        let region = surfaces[index].region
        func isModal(_ other: Int) -> Bool {
            let surface = surfaces[other]
            guard surface.region.isWindow, surface.isPresented else { return false }
            if surface.aside(in: surroundings) == .blocking { return true }
            guard let layer = surface.inputLayer(in: surroundings) else { return false }
            return layer.blocks && !layer.outside.lets([region])
        }
        guard !surroundings.regions.hasContainers else {
            return order.reversed().prefix { $0 != index }.contains { isModal($0) }
        }
        let own = (surfaces.band(index), index)
        return surfaces.indicesOverWindow.reversed().contains {
            (surfaces.band($0), $0) > own && isModal($0)
        }
    }

    /// Whether an overlay over a view would now be under something that blocks the window, out of the user's reach.
    func isOutOfReach(_ region: Region) -> Bool {
        let containers = containers(of: region)
        for surface in ordered.reversed() {
            if containers.contains(surface.id) { return false }
            // A surface whose presentations are all being closed does not count.
            guard surface.region.isWindow, !surface.isOver,
                let layer = surface.inputLayer(in: surroundings)
            else { continue }
            if layer.blocks, !layer.outside.lets([region]) { return true }
        }
        return false
    }
}

extension Surface {
    /// How far in front a surface is, among those outside of other surfaces: within a band, later surfaces are
    /// further in front.
    enum Band: Hashable, Comparable, Sendable {
        case overView, overWindow
        case notice(NoticeRank)
    }

    var band: Band { kind == .hud ? .notice(rank) : region.isWindow ? .overWindow : .overView }
}
