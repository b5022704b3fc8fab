/// Measures a panel's parts, in whole points, and answers what a host may get wrong.
@MainActor
struct PartRuler {
    let style: Style
    let indicator: Indicator
    /// The text's size against the standard one.
    let textScale: Double
    private let measuring: any PanelMeasuring

    init(style: Style, indicator: Indicator, textScale: Double, measuring: any PanelMeasuring) {
        self.style = style
        self.indicator = indicator
        // A platform's text sizes lie between 0.8 and 3.2.
        self.textScale = textScale > 0 ? min(max(textScale, 0.5), 5) : 1
        self.measuring = measuring
    }

    /// A part's size, within a width if given.
    ///
    /// It may still be wider.
    func size(of part: PanelPart, within width: Double? = nil) -> Size {
        switch part {
        case .indicator: style.indicator.space(for: indicator).roundedUp
        case .message, .detail, .action, .cancel, .view: measuring.size(of: part, width: width).roundedUp
        }
    }

    /// The widest that text gets.
    var maximumTextWidth: Double { (style.maximumTextWidth.length * textScale).wholeLength.evenDown }

    /// The height of a line, about: text that scrolls shows at least one.
    var lineHeight: Double { (style.message.size.length * textScale * 1.5).rounded(.up) }

    /// The width that text needs at least to be worth reading beside something else.
    var leastTextWidth: Double { (80 * textScale).rounded(.up) }

    /// Message and detail, one below the other, as wide as the wider.
    func text(of parts: [PanelPart], within width: Double) -> TextBlock? {
        let lines = [PanelPart.message, .detail].filter(parts.contains)
        guard !lines.isEmpty else { return nil }
        let width = min(width, maximumTextWidth)
        let sizes = lines.map { size(of: $0, within: width) }
        let widest = sizes.map(\.width).max() ?? 0
        // A word that is too long to fit is cut off, rather than let out of the panel.
        let block = max(min(widest.evenUp, width), min(style.minimumTextSize.width.length, width))
        var frames: [PanelPart: Rect] = [:]
        var y = 0.0
        for (line, size) in zip(lines, sizes) {
            if y > 0 { y += lineSpacing }
            frames[line] = Rect(0, y, block, size.height)
            y += size.height
        }
        // A label's fixed frame is one for the message alone.
        let least = style.minimumTextSize.height.length.rounded(.up)
        if y < least, lines.count == 1 { frames[lines[0]] = Rect(0, 0, block, least) }
        return TextBlock(size: Size(width: block, height: max(y, least)), frames: frames)
    }

    /// Between message and detail: they belong together more than the other parts.
    private var lineSpacing: Double { (style.spacing.length / 3).rounded() }
}

/// Message and detail, laid out at some width.
struct TextBlock: Hashable, Sendable {
    var size: Size
    /// Relative to the block.
    var frames: [PanelPart: Rect]

    /// The same, with every line of the given width.
    func widened(to width: Double) -> TextBlock {
        TextBlock(
            size: Size(width: width, height: size.height),
            frames: frames.mapValues { Rect($0.minX, $0.minY, width, $0.height) })
    }
}
