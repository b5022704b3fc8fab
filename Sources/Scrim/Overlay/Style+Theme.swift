extension Stage.Environment {
    /// The colors of the app's own theme, in the scheme that is on.
    public struct Theme: Hashable, Sendable, Codable {
        /// The ground of a dialog.
        public var panel: Overlay.Color
        /// Text on that ground.
        public var text: Overlay.Color
        /// The ground of a list or of text.
        public var view: Overlay.Color

        /// A theme of these colors, which count as opaque.
        public init(panel: Overlay.Color, text: Overlay.Color, view: Overlay.Color) {
            (self.panel, self.text, self.view) = (panel, text, view)
        }
    }
}

extension Overlay.Style {
    /// The style in the colors of the app's theme: each color of the adaptive presets gives way to the theme's.
    ///
    /// Text keeps a contrast of at least 4.5 to 1 to its ground (WCAG 2.2, 1.4.3), whatever the theme has. Colors that are
    /// the style's own, as the classic presets' are, stay.
    func themed(_ theme: Stage.Environment.Theme) -> Overlay.Style {
        let ground = theme.panel.over(.gray(1))
        let text = theme.text.over(ground).readable(under: ground)
        let quiet = text.withAlpha(Self.quiet).over(ground).readable(under: ground)
        func themed(_ paint: Overlay.Paint) -> Overlay.Paint {
            switch paint {
            case Palette.dialog: Overlay.Paint(ground)
            case Palette.view: Overlay.Paint(theme.view.over(.gray(1)))
            case Palette.text: Overlay.Paint(text)
            case Palette.quietText, Palette.quietTextOnMaterial: Overlay.Paint(quiet)
            case Palette.material: Overlay.Paint(ground.withAlpha(paint.light.alpha))
            default: paint
            }
        }
        var style = self
        style.scrim = themed(scrim)
        if let box { style.box?.fill = themed(box.fill) }
        switch panel?.fill {
        case .color(let paint): style.panel?.fill = .color(themed(paint))
        case .blur(let radius, let tint): style.panel?.fill = .blur(radius: radius, tint: themed(tint))
        case nil, .some(.none): break
        }
        style.message.color = themed(message.color)
        style.detail.color = themed(detail.color)
        style.indicator.color = themed(indicator.color)
        return style
    }

    /// How much of the text's color a quiet text keeps, before it is made readable.
    private static let quiet = 0.75
}
