/// The layout of a panel's parts, and the panel's size around them.
///
/// Computed for left to right, then mirrored.
struct PartStack: Hashable, Sendable {
    /// The panel's size, padding included: whole points, an even width.
    var size: Size
    /// The frames of the parts, relative to the panel; message and detail relative to `text`.
    var parts: [PanelPart: Rect] = [:]
    /// The viewport of message and detail, relative to the panel; `nil`: there is no text.
    var text: Rect?
    /// Whether lines of text are centered in their frames.
    var centersText = true
    /// Whether a word is broken that would fit in a column.
    var breaksWord = false
    /// Whether the cancel button is a cross: the overlay wants one, or the title has no room.
    var cancelIsCross = false

    /// The layout for a language that is written from right to left.
    func mirrored(if isRightToLeft: Bool) -> PartStack {
        guard isRightToLeft else { return self }
        var mirrored = self
        for (part, frame) in parts {
            // Lines of text fill their viewport's width: only the viewport is mirrored.
            if part == .message || part == .detail { continue }
            mirrored.parts[part] = frame.mirrored(in: size.width)
        }
        mirrored.text = text?.mirrored(in: size.width)
        return mirrored
    }
}

/// Lays out a panel's parts in a space, in a row or in a column as their style says, if they fit.
@MainActor
struct PartStacker {
    let measurer: PartMeasurer
    /// The largest size that the panel may have: whole points, an even width.
    let space: Size
    /// The least size that the panel has.
    var least: Size
    /// The distances from the panel's edges to its parts, in whole points.
    var padding: Insets
    /// The distance between the parts, in whole points.
    let spacing: Double
    /// Whether text that is too high may scroll.
    let scrolls: Bool
    /// The least height of a field: that of the buttons at its side.
    var leastFieldHeight = 0.0

    /// The parts as their style arranges them; `nil` if they do not fit.
    ///
    /// A row that is too narrow for its text, or for one of its words, becomes a column.
    func stack(_ parts: [PanelPart]) -> PartStack? {
        guard room.width > 0, room.height > 0 else { return nil }
        // A field and a list need all the available width.
        if parts.contains(where: \.asks) { return column(parts, textFirst: true) }
        let textFirst: Bool
        switch measurer.style.arrangement {
        case .textAboveIndicator: return column(parts, textFirst: true)
        case .indicatorAboveText: return column(parts, textFirst: false)
        case .textThenIndicator: textFirst = true
        case .indicatorThenText: textFirst = false
        }
        var rows = self
        if measurer.wantsCross, parts.contains(.cancel) {
            rows.padding.right = min(padding.right, Self.crossPadding)
        }
        let row = rows.row(parts, textFirst: textFirst)
        if let row, !row.breaksWord { return row }
        // If a column is too high, a broken word says more than no text.
        return column(parts, textFirst: textFirst) ?? (scrolls ? row : nil)
    }

    /// The distance from a cross at the end of a row to the panel's edge, in points; the lines of the
    /// cross are inset further.
    private static let crossPadding = 8.0

    /// The space within the padding.
    var room: Size {
        Size(width: space.width - padding.horizontal, height: space.height - padding.vertical)
    }

    /// The size of a panel around content of this size; `nil` if the content does not fit.
    func panel(around content: Size) -> Size? {
        guard content.fits(in: room) else { return nil }
        return Size(
            width: min(max(content.width + padding.horizontal, least.width).roundedUpToEven, space.width),
            height: min(max(content.height + padding.vertical, least.height), space.height))
    }

    /// How much of a text's height is shown in the remaining height; `nil` if that is too little.
    func viewport(of height: Double, in left: Double) -> Double? {
        if height <= left { return height }
        return scrolls && left >= measurer.lineHeight ? left : nil
    }
}
