@_spi(Host) extension InputPlan {
    /// The regions that the plan names: those that surfaces cover, and those exempt from blocking.
    ///
    /// A host follows where these regions are, and reports which of them contain the focus (`FocusPlace`).
    public var regions: Set<Region> {
        layers.reduce(into: []) { $1.addRegions(to: &$0) }
    }
}
