/// Where an arrow key leads among the controls of a panel: to the controls that lie in its direction.
@_spi(Host) public enum ArrowOrder {
    /// An arrow key.
    public enum Key: Hashable, Sendable, CaseIterable {
        case up, down, left, right
    }

    /// The indices of the controls in a key's direction that share a row or a column with the
    /// focused one, nearest first.
    ///
    /// - Parameters:
    ///   - frames: Where the controls are, in any one system of coordinates.
    ///   - index: The control that has the focus; out of range, the result is empty.
    public static func controls(_ key: Key, from index: Int, among frames: [Rect]) -> [Int] {
        guard frames.indices.contains(index) else { return [] }
        let from = frames[index]
        let ahead = frames.indices.filter { other in
            guard other != index, !frames[other].isEmpty else { return false }
            let frame = frames[other]
            let isBeside = frame.minY < from.maxY && from.minY < frame.maxY
            let isAbove = frame.minX < from.maxX && from.minX < frame.maxX
            return switch key {
            case .left: isBeside && frame.midX < from.midX
            case .right: isBeside && frame.midX > from.midX
            case .up: isAbove && frame.midY < from.midY
            case .down: isAbove && frame.midY > from.midY
            }
        }
        return ahead.sorted {
            distance(frames[$0], from, along: key) < distance(frames[$1], from, along: key)
        }
    }

    private static func distance(_ frame: Rect, _ from: Rect, along key: Key) -> Double {
        switch key {
        case .left, .right: abs(frame.midX - from.midX)
        case .up, .down: abs(frame.midY - from.midY)
        }
    }
}
