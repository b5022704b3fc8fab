/// A panel's parts in their places, and the panel's size with them.
///
/// Left to right; the panel mirrors it.
struct PartStack: Hashable, Sendable {
    /// The panel's, padding included: whole points, an even width.
    var size: Size
    /// Relative to the panel; message and detail relative to `text`.
    var parts: [PanelPart: Rect] = [:]
    /// The text's viewport.
    var text: Rect?
    /// Whether the text is centred.
    var centresText = true

    /// The same for a language that is written from right to left.
    func mirrored(if isRightToLeft: Bool) -> PartStack {
        guard isRightToLeft else { return self }
        var mirrored = self
        for (part, frame) in parts {
            // Lines of text fill their viewport's width: what is mirrored is the viewport.
            if part == .message || part == .detail { continue }
            mirrored.parts[part] = frame.mirrored(in: size.width)
        }
        mirrored.text = text?.mirrored(in: size.width)
        return mirrored
    }
}

/// Puts a panel's parts into the room there is for them, or says that they do not fit.
@MainActor
struct PartStacker {
    let ruler: PartRuler
    /// The panel's greatest size: whole points, an even width.
    let space: Size
    /// The panel's least size.
    let least: Size
    /// From the panel's edges to its parts, whole points.
    let padding: Insets
    /// Between the parts, whole points.
    let spacing: Double
    /// Whether text that is too high may scroll.
    let scrolls: Bool

    /// The parts as their style arranges them.
    ///
    /// A row without the width for its text becomes a column.
    func stack(_ parts: [PanelPart]) -> PartStack? {
        guard room.width > 0, room.height > 0 else { return nil }
        switch ruler.style.arrangement {
        case .textThenIndicator: return row(parts, textFirst: true) ?? column(parts, textFirst: true)
        case .indicatorThenText: return row(parts, textFirst: false) ?? column(parts, textFirst: false)
        case .textAboveIndicator: return column(parts, textFirst: true)
        case .indicatorAboveText: return column(parts, textFirst: false)
        }
    }

    /// What the padding leaves.
    var room: Size {
        Size(width: space.width - padding.horizontal, height: space.height - padding.vertical)
    }

    /// The panel's size around content of this one; `nil` where it does not fit.
    func panel(around content: Size) -> Size? {
        guard content.fits(in: room) else { return nil }
        return Size(
            width: min(max(content.width + padding.horizontal, least.width).evenUp, space.width),
            height: min(max(content.height + padding.vertical, least.height), space.height))
    }

    /// How much of a text's height can be shown in what is left; `nil` where that is too little.
    func viewport(of height: Double, in left: Double) -> Double? {
        if height <= left { return height }
        return scrolls && left >= ruler.lineHeight ? left : nil
    }
}
