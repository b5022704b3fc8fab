extension Overlay.Style {
    /// The style of an overlay with a cover.
    ///
    /// Text has a background of its own, so that it can be read over anything: an opaque card, or the panel of an
    /// app's own style.
    ///
    /// - Parameter theme: What rounds the corners of the card.
    func covering(_ cover: Overlay.Cover, in theme: Stage.Theme = Stage.Theme()) -> Overlay.Style {
        var style = self
        switch cover {
        case .opaque: break
        case .translucent:
            style.layCard(cornerRadius: theme.cornerRadius(ofNotice: Self.cardRadius))
            style.scrim = scrim.faded(Self.translucency)
            if let fill = box?.fill { style.box?.fill = fill.faded(Self.translucency) }
        case .bar:
            style.scrim = .clear
            style.box = nil
            style.panel = nil
            style.minimumSize = .zero
            style.minimumTextSize = .zero
            style.topBar = Self.barHeight
        case .refresh:
            style.layCard(cornerRadius: theme.cornerRadius(ofNotice: Self.refreshRadius))
            style.scrim = .clear
            style.box = nil
            style.arrangement = .indicatorThenText
            style.indicator.size = min(indicator.size, Self.refreshIndicator)
        }
        return style
    }

    /// Whether an indicator is a bar that runs along an edge: a spinner, in a style with such a bar.
    @_spi(Host) public func isRunningBar(_ indicator: Overlay.Indicator) -> Bool {
        topBar != nil && indicator == .spinner
    }

    /// The share of its opacity that a translucent cover keeps: enough to show that the view below is not in use.
    private static let translucency = 0.6
    /// The height of a bar at the edge, points (Material's linear progress indicator has 4, a browser's 3).
    private static let barHeight = 4.0
    /// The padding of a card with its own background, points.
    private static let cardPadding = Insets(top: 10, left: 16, bottom: 10, right: 16)
    /// The radius of the corners of a card in the middle of the view.
    private static let cardRadius = 12.0
    /// The radius of the corners of a card with one line and a spinner: round ends.
    private static let refreshRadius = 20.0
    /// The largest spinner in a line of text, points.
    private static let refreshIndicator = 20.0

    /// Gives the content a panel in the background color that its text is made for, as small as the content.
    ///
    /// A panel that the style already has, as only an app's own can, keeps its padding and minimum size.
    private mutating func layCard(cornerRadius: Double) {
        switch panel?.fill {
        case .color, .blur: return
        case nil, .some(.none): break
        }
        panel = Panel(
            fill: .color((box?.fill ?? scrim).opaque), cornerRadius: cornerRadius,
            stroke: message.color.faded(0.12),
            shadow: Shadow(
                color: Overlay.Paint(light: .gray(0, alpha: 0.16), dark: .gray(0, alpha: 0.4)), radius: 12,
                dy: 2))
        padding = Self.cardPadding
        minimumSize = .zero
        minimumTextSize = .zero
    }
}
