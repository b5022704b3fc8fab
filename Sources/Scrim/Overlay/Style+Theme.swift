extension Stage.Environment {
    /// The colors of the app's own theme, in the scheme that is on, and the shape of its dialogs.
    public struct Theme: Hashable, Sendable, Codable {
        /// The ground of a dialog.
        public var panel: Overlay.Color
        /// Text on that ground.
        public var text: Overlay.Color
        /// The ground of a list or of text.
        public var view: Overlay.Color
        /// The radius of a dialog's corners, in points; `nil` (the default): the presets keep theirs.
        ///
        /// A notice at an edge is rounder in the same proportion, and never rounder than its preset.
        public var cornerRadius: Double?

        /// A theme of these colors, which count as opaque; by default with the presets' corners.
        public init(
            panel: Overlay.Color, text: Overlay.Color, view: Overlay.Color, cornerRadius: Double? = nil
        ) {
            (self.panel, self.text, self.view, self.cornerRadius) = (panel, text, view, cornerRadius)
        }
    }
}

extension Overlay.Style {
    /// The style in the colors and with the corners of the app's theme: what the adaptive presets have gives way to it.
    ///
    /// Text keeps a contrast of at least 4.5 to 1 to its ground (WCAG 2.2, 1.4.3), whatever the theme has. Colors and
    /// corners that are the style's own, as the classic presets' are, stay.
    func themed(_ theme: Stage.Environment.Theme) -> Overlay.Style {
        let panel = theme.panel.over(.gray(1))
        func themed(_ paint: Overlay.Paint) -> Overlay.Paint {
            switch paint {
            case Palette.dialog: Overlay.Paint(panel)
            case Palette.view: Overlay.Paint(theme.view.over(.gray(1)))
            case Palette.material: Overlay.Paint(panel.withAlpha(paint.light.alpha))
            default: paint
            }
        }
        var style = self
        style.scrim = themed(scrim)
        if let box { style.box?.fill = themed(box.fill) }
        switch self.panel?.fill {
        case .color(let paint): style.panel?.fill = .color(themed(paint))
        case .blur(let radius, let tint): style.panel?.fill = .blur(radius: radius, tint: themed(tint))
        case nil, .some(.none): break
        }
        if let radius = theme.cornerRadius { style.panel?.cornerRadius = cornerRadius(where: radius) }
        // What is written stands on a panel, on a view, or on what is left to be seen of a view.
        func ink(_ paint: Overlay.Paint) -> Overlay.Paint {
            func color(isDark: Bool) -> Overlay.Color {
                let ground = style.ground(isDark: isDark)
                let text = theme.text.over(ground).readable(under: ground)
                return switch paint {
                case Palette.text: text
                case Palette.quietText, Palette.quietTextOnMaterial:
                    text.withAlpha(Self.quiet).over(ground).readable(under: ground)
                default: paint.color(isDark: isDark)
                }
            }
            return Overlay.Paint(light: color(isDark: false), dark: color(isDark: true))
        }
        let (message, detail, indicator) = (ink(message.color), ink(detail.color), ink(indicator.color))
        (style.message.color, style.detail.color, style.indicator.color) = (message, detail, indicator)
        return style
    }

    /// The radius of the panel's corners where a dialog has this one.
    private func cornerRadius(where dialogs: Double) -> Double {
        guard let panel else { return 0 }
        let radius = dialogs.isFinite ? max(dialogs, 0) : panel.cornerRadius
        switch panel.fill {
        case .color(Palette.dialog), .blur(_, tint: Palette.material): break
        case .color, .blur, .none: return panel.cornerRadius
        }
        switch panel.cornerRadius {
        case Palette.cardRadius, Palette.questionRadius: return radius
        case Palette.noticeRadius:
            return min(Palette.noticeRadius, radius * Palette.noticeRadius / Palette.cardRadius)
        default: return panel.cornerRadius
        }
    }

    /// How much of the text's color a quiet text keeps, before it is made readable.
    private static let quiet = 0.75
}
