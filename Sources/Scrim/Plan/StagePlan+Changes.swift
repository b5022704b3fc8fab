@_spi(Host) extension StagePlan {
    /// How a plan differs from the one before it, so that a host can skip what did not change.
    public struct Changes: Sendable {
        /// The surfaces that are new or look different; back to front.
        public let surfaces: [Shared<SurfacePlan>]
        /// The surfaces that the plan no longer contains.
        public let gone: [SurfaceID]
        /// Whether both plans have the same surfaces in the same order.
        public let areInPlace: Bool
        /// The regions of the surfaces and input layers that changed, came or went.
        public let regions: Set<Region>
    }

    /// How the plan differs from the one before it.
    ///
    /// The cost is proportional to the difference, if the same stage made both plans.
    public func changes(since before: StagePlan) -> Changes {
        let (old, new) = (
            before.surfaces.elements(differingFrom: surfaces),
            surfaces.elements(differingFrom: before.surfaces)
        )
        var left = Dictionary(old.map { ($0.value.id, $0) }) { $1 }
        let changed = new.filter { left.removeValue(forKey: $0.value.id) != $0 }
        let gone = old.filter { left[$0.value.id] != nil }
        var regions = Set(changed.map { $0.value.region })
        for surface in gone { regions.insert(surface.value.region) }
        let (oldLayers, layers) = (before.input.layers, input.layers)
        let newLayers = layers.elements(differingFrom: oldLayers)
        for layer in newLayers { layer.addRegions(to: &regions) }
        // With as many layers, and none of them on a changed page, all layers are the same.
        if !newLayers.isEmpty || layers.count != oldLayers.count {
            for layer in oldLayers.elements(differingFrom: layers) { layer.addRegions(to: &regions) }
        }
        return Changes(
            surfaces: changed, gone: gone.map { $0.value.id },
            areInPlace: old.elementsEqual(new) { $0.value.id == $1.value.id }, regions: regions)
    }
}
