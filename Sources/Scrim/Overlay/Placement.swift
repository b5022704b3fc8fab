/// Where a panel sits in its region.
public enum Placement: Hashable, Sendable {
    /// In the true centre of the region's visible part.
    case center
    /// At an edge: a HUD becomes a toast there; a sheet lies flush against it and slides in over it.
    case edge(Edge)

    /// At the top edge.
    public static let top = Placement.edge(.top)
    /// At the bottom edge.
    public static let bottom = Placement.edge(.bottom)

    /// One of the four edges.
    ///
    /// Leading and trailing mirror with the writing direction.
    public enum Edge: Hashable, Sendable, CaseIterable {
        case top
        case bottom
        case leading
        case trailing
    }
}
