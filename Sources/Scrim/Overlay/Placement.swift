extension Overlay.Placement.Edge {
    /// The physical edge, left and right resolved by the writing direction.
    func side(isRightToLeft: Bool) -> Side {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}

extension Overlay {
    /// Where a panel sits in its region.
    public enum Placement: Hashable, Sendable, Codable {
        /// In the true center of the region's visible part.
        case center
        /// At an edge: a HUD becomes a toast there; a sheet lies flush against it and slides in over it.
        case edge(Edge)

        /// At the top edge.
        public static let top = Overlay.Placement.edge(.top)
        /// At the bottom edge.
        public static let bottom = Overlay.Placement.edge(.bottom)

        /// One of the four edges.
        ///
        /// Leading and trailing mirror with the writing direction.
        public enum Edge: Hashable, Sendable, Codable, CaseIterable {
            /// The top edge.
            case top
            /// The bottom edge.
            case bottom
            /// The edge where a line of text begins.
            case leading
            /// The edge where a line of text ends.
            case trailing
        }
    }
}
