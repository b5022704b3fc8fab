// Rule 13: back to front: each region's overlays just above it, veils and sheets by time, HUDs on top.

extension StageMachine {
    /// All surfaces, back to front.
    var ordered: [Surface] { order.map { surfaces[$0] } }

    /// The places of all surfaces, back to front.
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

    private func inBands(_ places: [Int]) -> [Int] {
        Surface.Band.allCases.flatMap { band in places.filter { surfaces.band($0) == band } }
    }

    /// The surface on stage that a surface's region lies in; `nil`: the region lies in the window, or (by a mistake
    /// of the host's) in a circle of surfaces that the surface itself is part of.
    private func container(of surface: Surface) -> SurfaceID? {
        guard surface.kind != .hud else { return nil }
        var chain: [SurfaceID] = []
        var next = surroundings.regions.container(of: surface.region)
        while let id = next, !chain.contains(id), let outer = self.surface(id) {
            chain.append(id)
            next = surroundings.regions.container(of: outer.region)
        }
        return chain.contains(surface.id) ? nil : chain.first
    }
}

extension Surface {
    /// How far in front a surface stands, among those that lie in no other surface: within a band, what came later is
    /// further in front.
    enum Band: Int, Comparable, CaseIterable, Sendable {
        case overView, overWindow, notice

        static func < (one: Band, other: Band) -> Bool { one.rawValue < other.rawValue }
    }

    var band: Band { kind == .hud ? .notice : region.isWindow ? .overWindow : .overView }
}
