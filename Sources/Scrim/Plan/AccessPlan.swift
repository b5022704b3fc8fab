/// A stage's plan for assistive technology: which surface is modal, and what is hidden.
@_spi(Host) public struct AccessPlan: Hashable, Sendable, Codable {
    /// The modal surface, below which everything except `exempt` is hidden; `nil`: there is none.
    public var modal: SurfaceID?
    /// The app's views below the modal surface that are not hidden.
    public var exempt: Set<Region> = []
    /// The regions that are hidden with all their content, because a surface covers them.
    ///
    /// A region that several surfaces cover is listed several times.
    public var hiddenRegions: PagedArray<Region> = []

    /// The plan while nothing is on screen.
    public init() {}
}
