/// In which order Tab goes through the controls of a panel: line by line, as one reads.
///
/// A panel lists its buttons by importance, and in a row the most important is at the end.
@_spi(Host) public enum TabOrder {
    /// The controls in the order of Tab.
    ///
    /// Neighbors in the list that are beside each other are a line; lines stay in the order of the list. What has an empty
    /// frame is last.
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

    /// Whether the two share a line, and neither covers any of the other.
    private static func areBeside(_ one: Rect, _ other: Rect) -> Bool {
        let overlapsInHeight = one.minY < other.maxY && other.minY < one.maxY
        let overlapsInWidth = one.minX < other.maxX && other.minX < one.maxX
        return overlapsInHeight && !overlapsInWidth
    }
}
