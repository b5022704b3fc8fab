/// Measures a panel's parts in whole points: asks the host for their sizes, and clamps values of host and style.
@MainActor
struct PartMeasurer {
    let style: Overlay.Style
    let indicator: Overlay.Indicator
    /// The text's size relative to the standard one, 0.5 to 5.
    let textScale: Double
    /// The most buttons of equal width in a row; more of them form a column if there is room.
    var mostInRow = Int.max
    /// Whether the overlay wants its cancel button as a cross.
    var wantsCross = false
    /// The button that is kept the longest if there is no room for all.
    var keptAnswer: PanelPart?
    /// Whether Return gives an answer, so that the answer can do without its button.
    var answersByReturn = true
    /// Whether the buttons are at the field's side instead of below it.
    var hasButtonsBesideField = false
    /// Whether the panel is a question, which keeps its text even if words are broken.
    var isQuestion = false
    /// The side of the cancel button as a cross, in points; `nil`: the button has its title.
    var crossSide: Double?
    /// The room that the indicator has to fit into; `nil`: it is as large as its style wants.
    var indicatorRoom: Size?
    private let measuring: any PanelMeasuring

    init(style: Overlay.Style, indicator: Overlay.Indicator, textScale: Double, measuring: any PanelMeasuring)
    {
        self.style = style
        self.indicator = indicator
        // A platform's text sizes lie between 0.8 and 3.2.
        self.textScale = textScale > 0 ? min(max(textScale, 0.5), 5) : 1
        self.measuring = measuring
    }

    /// A part's size; with a width, its size when wrapped to that width, which may still be wider.
    func size(of part: PanelPart, within width: Double? = nil) -> Size {
        switch part {
        case .indicator: indicatorSize
        case .cancel:
            crossSide.map { Size(width: $0, height: $0) }
                ?? measuring.size(of: part, width: width).roundedUp
        case .message, .detail, .field, .choices, .button, .view:
            measuring.size(of: part, width: width).roundedUp
        }
    }

    /// How much larger than this size the app's view has to be; zero if the host does not know.
    func excessOfView(over size: Size) -> Size {
        let wanted = self.size(of: .view, within: size.width)
        guard wanted.width > size.width || wanted.height > size.height,
            let least = measuring.leastViewSize(width: size.width)?.roundedUp
        else { return .zero }
        return Size(width: max(least.width - size.width, 0), height: max(least.height - size.height, 0))
    }

    /// A spinner, a ring or an icon stays as wide as it is high; a bar becomes shorter.
    private var indicatorSize: Size {
        let wanted = style.indicator.space(for: indicator).roundedUp
        guard let room = indicatorRoom else { return wanted }
        let fitting = Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        if case .bar = indicator { return fitting }
        let side = min(fitting.width, fitting.height)
        return Size(width: side, height: side)
    }

    /// Whether the width is less than text ever has beside other parts, and breaks a word; never for a question.
    func breaksWords(of parts: [PanelPart], within width: Double) -> Bool {
        !isQuestion && width < leastTextWidth
            && parts.contains { $0.isText && size(of: $0, within: width).width > width }
    }

    /// Whether the buttons among these parts form a column, although they may have room side by side.
    func hasColumn(of parts: [PanelPart]) -> Bool {
        style.buttons == .equal && parts.filter(\.isButton).count > mostInRow
    }

    /// The largest width of a panel, in points; it grows with larger text, and does not shrink with smaller text.
    var maximumPanelWidth: Double { style.maximumPanelWidth.clampedLength * max(textScale, 1) }

    /// The width at which text wraps, in points.
    var maximumTextWidth: Double {
        (style.maximumTextWidth.clampedLength * textScale).roundedLength.roundedDownToEven
    }

    /// About the height of a line, in points: text that scrolls shows at least one.
    var lineHeight: Double { (style.message.size.clampedLength * textScale * 1.5).rounded(.up) }

    /// The least width of text in a row beside other parts, in points.
    var leastTextWidth: Double { (80 * textScale).rounded(.up) }

    /// Message and detail, one below the other, as wide as the wider of them; `nil`: there is no text.
    func text(of parts: [PanelPart], within width: Double) -> TextBlock? {
        let lines = [PanelPart.message, .detail].filter(parts.contains)
        guard !lines.isEmpty else { return nil }
        let width = min(width, maximumTextWidth)
        let sizes = lines.map { size(of: $0, within: width) }
        let widest = sizes.map(\.width).max() ?? 0
        // A word that is too long is cut off rather than drawn outside the panel.
        let block = max(
            min(widest.roundedUpToEven, width), min(style.minimumTextSize.width.clampedLength, width))
        var frames: [PanelPart: Rect] = [:]
        var y = 0.0
        for (line, size) in zip(lines, sizes) {
            if y > 0 { y += lineSpacing }
            frames[line] = Rect(0, y, block, size.height)
            y += size.height
        }
        // The minimum text size is a label's fixed frame, which the message fills if there is no detail.
        let least = style.minimumTextSize.height.clampedLength.rounded(.up)
        if y < least, lines.count == 1 { frames[lines[0]] = Rect(0, 0, block, least) }
        return TextBlock(
            size: Size(width: block, height: max(y, least)), frames: frames, breaksWord: widest > width)
    }

    /// The space between message and detail: less than between other parts, since the two belong together.
    private var lineSpacing: Double { (style.spacing.clampedLength / 3).rounded() }
}

/// Message and detail of a panel, laid out one below the other.
struct TextBlock: Hashable, Sendable {
    var size: Size
    /// The frames of message and detail, relative to the block.
    var frames: [PanelPart: Rect]
    /// Whether a word is too long for the available width.
    var breaksWord: Bool

    /// The block with both lines at the given width.
    func widened(to width: Double) -> TextBlock {
        TextBlock(
            size: Size(width: width, height: size.height),
            frames: frames.mapValues { Rect($0.minX, $0.minY, width, $0.height) }, breaksWord: breaksWord)
    }
}
