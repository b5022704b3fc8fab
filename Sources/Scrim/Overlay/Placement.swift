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

extension Overlay.Placement.Corner {
    /// The physical sides that meet in the corner: the top or bottom, and the left or right.
    func sides(isRightToLeft: Bool) -> (vertical: Side, horizontal: Side) {
        let (vertical, horizontal): (Side, Overlay.Placement.Edge) =
            switch self {
            case .topLeading: (.top, .leading)
            case .topTrailing: (.top, .trailing)
            case .bottomLeading: (.bottom, .leading)
            case .bottomTrailing: (.bottom, .trailing)
            }
        return (vertical, horizontal.side(isRightToLeft: isRightToLeft))
    }
}

extension Overlay {
    /// Where a panel sits in its region.
    public enum Placement: Hashable, Sendable, Codable {
        /// In the true center of the region's visible part.
        case center
        /// At an edge: a notice looks like a toast there; a sheet is flush with the edge and slides in over it.
        case edge(Edge)

        /// In a corner, where desktops show notices; in a narrow region, as wide as there is room.
        case corner(Corner)

        /// At the top edge.
        public static let top = Overlay.Placement.edge(.top)
        /// At the bottom edge.
        public static let bottom = Overlay.Placement.edge(.bottom)

        /// In the corner at the top where a line of text begins.
        public static let topLeading = Overlay.Placement.corner(.topLeading)
        /// In the corner where desktops show notices: at the top, where a line of text ends.
        public static let topTrailing = Overlay.Placement.corner(.topTrailing)
        /// In the corner at the bottom where a line of text begins.
        public static let bottomLeading = Overlay.Placement.corner(.bottomLeading)
        /// In the corner at the bottom where a line of text ends.
        public static let bottomTrailing = Overlay.Placement.corner(.bottomTrailing)

        /// One of the four corners.
        ///
        /// Leading and trailing mirror with the writing direction.
        public enum Corner: Hashable, Sendable, Codable, CaseIterable {
            /// At the top, where a line of text begins.
            case topLeading
            /// At the top, where a line of text ends.
            case topTrailing
            /// At the bottom, where a line of text begins.
            case bottomLeading
            /// At the bottom, where a line of text ends.
            case bottomTrailing
        }

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
