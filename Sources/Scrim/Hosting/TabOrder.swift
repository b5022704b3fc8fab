/// The order in which Tab visits the controls of a panel: line by line, in reading direction.
///
/// A panel lists its buttons by importance, but in a row the most important one is at the end.
@_spi(Host) public enum TabOrder {
    /// The indices of the controls in the order of Tab.
    ///
    /// Neighbors in the list that are beside each other form a line; lines stay in the order of the list. Controls with
    /// an empty frame are last.
    ///
    /// - Parameter frames: Where the controls are, in any one system of coordinates.
    public static func controls(of frames: [Rect], isRightToLeft: Bool) -> [Int] {
        var lines: [[Int]] = []
        for index in frames.indices where !frames[index].isEmpty {
            if let first = lines.last?.first, areBeside(frames[first], frames[index]) {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        let read = lines.flatMap { line in
            line.sorted { (frames[$0].midX < frames[$1].midX) != isRightToLeft }
        }
        return read + frames.indices.filter { frames[$0].isEmpty }
    }

    /// Whether the two share a line, side by side.
    private static func areBeside(_ one: Rect, _ other: Rect) -> Bool {
        let overlapsInHeight = one.minY < other.maxY && other.minY < one.maxY
        let overlapsInWidth = one.minX < other.maxX && other.minX < one.maxX
        return overlapsInHeight && !overlapsInWidth
    }
}
