extension Overlay.Style {
    /// The style of an overlay with a cover.
    ///
    /// Text has a background of its own, made opaque: it can be read over anything.
    func covering(_ cover: Overlay.Cover) -> Overlay.Style {
        var style = self
        switch cover {
        case .opaque: return self
        case .translucent:
            style.panel = card(cornerRadius: 12)
            style.padding = Self.cardPadding
            style.scrim = scrim.faded(Self.translucency)
            if let fill = box?.fill { style.box?.fill = fill.faded(Self.translucency) }
        case .bar:
            style.scrim = .clear
            style.box = nil
            style.panel = nil
            style.topBar = Self.barHeight
        case .refresh:
            style.scrim = .clear
            style.box = nil
            style.panel = card(cornerRadius: Self.refreshRadius)
            style.padding = Self.cardPadding
            style.arrangement = .indicatorThenText
            style.indicator.size = min(indicator.size, Self.refreshIndicator)
        }
        style.minimumSize = .zero
        style.minimumTextSize = .zero
        return style
    }

    /// Whether an indicator is a bar that runs along an edge: a spinner, in a style with such a bar.
    @_spi(Host) public func isRunningBar(_ indicator: Overlay.Indicator) -> Bool {
        topBar != nil && indicator == .spinner
    }

    /// The share of its opacity that a translucent cover keeps: enough to show that the view below is not in
    /// use.
    private static let translucency = 0.6
    /// The height of a bar at the edge, points (Material's linear progress indicator has 4, a browser's 3).
    private static let barHeight = 4.0
    /// The padding of a card with its own background, points.
    private static let cardPadding = Insets(top: 10, left: 16, bottom: 10, right: 16)
    /// The radius of the corners of a card with one line and a spinner: round ends.
    private static let refreshRadius = 20.0
    /// The largest spinner in a line of text, points.
    private static let refreshIndicator = 20.0

    /// A panel of the ground that the text is made for.
    private func card(cornerRadius: Double) -> Panel {
        let ground = (panel.flatMap(\.fill.paint) ?? box?.fill ?? scrim).opaque
        return Panel(
            fill: .color(ground), cornerRadius: cornerRadius, stroke: message.color.faded(0.12),
            shadow: Shadow(
                color: Overlay.Paint(light: .gray(0, alpha: 0.16), dark: .gray(0, alpha: 0.4)), radius: 12,
                dy: 2))
    }
}

extension Overlay.Style.Fill {
    fileprivate var paint: Overlay.Paint? {
        switch self {
        case .color(let paint), .blur(_, let paint): paint
        case .none: nil
        }
    }
}
