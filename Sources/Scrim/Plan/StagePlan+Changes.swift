@_spi(Host) extension StagePlan {
    /// How a plan differs from the one before it, so that a host need not look at what it leaves alone.
    public struct Changes: Sendable {
        /// The surfaces that are new, or to be shown otherwise than before; back to front.
        public let surfaces: [Shared<SurfacePlan>]
        /// The surfaces that were in the plan before, and are no longer.
        public let gone: [SurfaceID]
        /// Whether both plans have the same surfaces in the same order, however these are shown.
        public let areInPlace: Bool
        /// The regions that what is new or otherwise than before is about, be it shown or only in the way of input.
        public let regions: Set<Region>
    }

    /// How the plan differs from the one before it.
    ///
    /// Costs as much as the difference is large, where the plan was made after that one by the same stage.
    public func changes(since before: StagePlan) -> Changes {
        let (old, new) = (
            before.surfaces.elements(differingFrom: surfaces),
            surfaces.elements(differingFrom: before.surfaces)
        )
        var left = Dictionary(old.map { ($0.value.id, $0) }) { $1 }
        let changed = new.filter { left.removeValue(forKey: $0.value.id) != $0 }
        let layers = input.layers.elements(differingFrom: before.input.layers)
        var regions = Set(changed.map { $0.value.region })
        for layer in layers { layer.addRegions(to: &regions) }
        return Changes(
            surfaces: changed, gone: old.compactMap { left[$0.value.id] == nil ? nil : $0.value.id },
            areInPlace: old.elementsEqual(new) { $0.value.id == $1.value.id }, regions: regions)
    }
}
