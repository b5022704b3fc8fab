@_spi(Host) extension StagePlan {
    /// The surfaces with something to press in their panels that a surface in front covers.
    ///
    /// That surface blocks their region, or one around it, so presses do not reach their panels. Keys must not lead
    /// there (`FocusRound.without(_:)`), and assistive technology must not find them.
    ///
    /// - Parameter around: The regions that contain a view's region, and that region itself.
    public func coveredSurfaces(around: (Region) -> Set<Region>) -> Set<SurfaceID> {
        guard surfaces.count > 1 else { return [] }
        let layers = input.layers.filter { $0.blocks && !$0.region.isWindow }
        guard !layers.isEmpty else { return [] }
        // Only surfaces with something to press need the regions around them: of a thousand loading rows,
        // few have a button.
        let taking = Set(input.layers.lazy.filter(\.panelTakesInput).map(\.surface))
        let blocking = Dictionary(layers.map { ($0.surface, $0.outside) }) { first, _ in first }
        var covered: Set<SurfaceID> = []
        /// The regions that surfaces in front of the present one block, and how much of each.
        var covers: [Region: [Overlay.InputPolicy.Outside]] = [:]
        for surface in surfaces.reversed().map(\.value) where !surface.region.isWindow {
            let regions = covers.isEmpty || !taking.contains(surface.id) ? [] : around(surface.region)
            if regions.contains(where: { covers[$0]?.contains { !$0.lets(regions) } == true }) {
                covered.insert(surface.id)
            }
            if let outside = blocking[surface.id] { covers[surface.region, default: []].append(outside) }
        }
        return covered
    }
}
