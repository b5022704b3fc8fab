extension Geometry.Rect {
    /// The rectangle without the others: pieces that do not overlap, top to bottom; at most four for each rectangle
    /// inside it, none if nothing is left.
    @_spi(Host) public func subtracting(_ others: [Geometry.Rect]) -> [Geometry.Rect] {
        others.reduce(isEmpty ? [] : [self]) { pieces, other in pieces.flatMap { $0.subtracting(other) } }
    }

    private func subtracting(_ other: Geometry.Rect) -> [Geometry.Rect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            Rect(minX, minY, width, hole.minY - minY),
            Rect(minX, hole.minY, hole.minX - minX, hole.height),
            Rect(hole.maxX, hole.minY, maxX - hole.maxX, hole.height),
            Rect(minX, hole.maxY, width, maxY - hole.maxY),
        ].filter { !$0.isEmpty }
    }
}
