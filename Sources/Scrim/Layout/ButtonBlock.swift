/// The buttons at the end of a column: side by side if there is room, else one above the other.
@MainActor
struct ButtonBlock {
    let size: Size
    /// The frames of the buttons, relative to the block.
    private(set) var frames: [PanelPart: Rect] = [:]

    /// The buttons among these parts; `nil`: there are none.
    ///
    /// - Parameters:
    ///   - width: The available width.
    ///   - least: The width that the panel has without the buttons; buttons of equal width fill it.
    init?(_ parts: [PanelPart], measurer: PartMeasurer, width: Double, least: Double, spacing: Double) {
        // One above the other: the most important first, cancel last, as in dialogs on both platforms.
        let column = parts.filter(\.isButton)
        guard !column.isEmpty else { return nil }
        let isEqual = measurer.style.buttons == .equal
        let hasCross = measurer.crossSide != nil && column.contains(.cancel)
        let gap = min(spacing, Self.gap)
        // Side by side: cancel first, the most important last.
        let row = Array(column.reversed())
        let sizes = row.map { measurer.size(of: $0, within: width) }
        let height = sizes.map(\.height).max() ?? 0
        var widths = sizes.map { min($0.width.roundedUpToEven, width) }
        let widest = widths.max() ?? 0
        let gaps = Double(row.count - 1) * gap
        let room = min(max(least, 0), width).roundedDownToEven
        if isEqual {
            let share = ((max(room, widest * Double(row.count) + gaps) - gaps) / Double(row.count))
            widths = row.map { _ in share.roundedDownToEven }
        } else if !hasCross, widest * Double(row.count) + gaps <= width {
            widths = row.map { _ in widest }
        }
        if widths.reduce(gaps, +) <= width, !isEqual || row.count <= measurer.mostInRow {
            var x = 0.0
            for (button, width) in zip(row, widths) {
                frames[button] = Rect(x, 0, width, height)
                x += width + gap
            }
            size = Size(width: x - gap, height: height)
        } else {
            let shared = isEqual ? max(room, widest) : widest
            var y = 0.0
            for (button, size) in zip(column, sizes.reversed()) {
                frames[button] = Rect(0, y, shared, size.height)
                y += size.height + gap
            }
            size = Size(width: shared, height: y - gap)
        }
        // A cross is square, in the middle of the frame that a button would have.
        if let crossSide = measurer.crossSide, let frame = frames[.cancel] {
            let side = min(crossSide, frame.width, frame.height)
            frames[.cancel] = Rect(
                frame.minX + ((frame.width - side) / 2).rounded(),
                frame.minY + ((frame.height - side) / 2).rounded(),
                side, side)
        }
    }

    /// The distance between buttons, in points: AdwAlertDialog's.
    private static let gap = 12.0
}
