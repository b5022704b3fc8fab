extension Overlay.Style {
    /// The style with a cover, and with a theme's colors and corners in place of those of the adaptive presets.
    ///
    /// Whatever the theme has, text keeps a contrast of at least 4.5 to 1 to its background (WCAG 2.2, 1.4.3), and an
    /// indicator one of 3 to 1 (1.4.11), over any app. A style keeps colors and corners of its own, as the classic
    /// presets do.
    func themed(_ theme: Stage.Theme, cover: Overlay.Cover = .opaque) -> Overlay.Style {
        guard theme != Stage.Theme() else { return covering(cover) }
        let panel = theme.panel?.opaqueGround
        func themed(_ paint: Overlay.Paint) -> Overlay.Paint {
            switch paint {
            case Palette.dialog: panel ?? paint
            case Palette.view: theme.view?.opaqueGround ?? paint
            case Palette.material: theme.material ?? paint
            default: paint
            }
        }
        var style = self
        style.accent = accent ?? theme.accent
        style.message.family = style.message.family ?? theme.font
        style.detail.family = style.detail.family ?? theme.font
        style.scrim = themed(scrim)
        if let box { style.box?.fill = themed(box.fill) }
        switch self.panel?.fill {
        case .color(let paint): style.panel?.fill = .color(themed(paint))
        case .blur(let radius, let tint): style.panel?.fill = .blur(radius: radius, tint: themed(tint))
        case nil, .some(.none): break
        }
        if let panel = self.panel { style.panel?.cornerRadius = theme.cornerRadius(of: panel) }
        // Text is on a panel, on a view, or on the card of a cover. The card's line has the color of the text.
        let covered = style.covering(cover)
        func ink(_ paint: Overlay.Paint) -> Overlay.Paint {
            func color(isDark: Bool) -> Overlay.Color {
                let own = paint.color(isDark: isDark)
                let ground = covered.ground(isDark: isDark)
                let text = theme.text?.color(isDark: isDark).over(ground)
                let grounds = covered.grounds(isDark: isDark)
                return switch paint {
                case Palette.text: (text ?? own).readable(underAll: grounds)
                case Palette.quietText, Palette.quietTextOnMaterial:
                    (text?.withAlpha(Self.quiet).over(ground) ?? own).readable(underAll: grounds)
                default: own
                }
            }
            return Overlay.Paint(light: color(isDark: false), dark: color(isDark: true))
        }
        /// Spinner, progress and icon: in the theme's indicator color, else in the text's.
        func line(_ paint: Overlay.Paint) -> Overlay.Paint {
            guard let line = theme.indicator, paint == Palette.text else { return ink(paint) }
            func color(isDark: Bool) -> Overlay.Color {
                line.color(isDark: isDark).over(covered.ground(isDark: isDark))
                    .readable(underAll: covered.grounds(isDark: isDark), contrast: Self.ofLines)
            }
            return Overlay.Paint(light: color(isDark: false), dark: color(isDark: true))
        }
        let (message, detail, indicator) = (ink(message.color), ink(detail.color), line(indicator.color))
        (style.message.color, style.detail.color, style.indicator.color) = (message, detail, indicator)
        return style.covering(cover, in: theme)
    }

    /// How much of the text's color a quiet text keeps, before it is made readable.
    private static let quiet = 0.75
}

extension Stage.Theme {
    /// The radius of the corners of a panel in this theme; a panel of the app's own keeps its radius.
    fileprivate func cornerRadius(of panel: Overlay.Style.Panel) -> Double {
        switch panel.fill {
        case .color(Palette.dialog), .blur(_, tint: Palette.material): break
        case .color, .blur, .none: return panel.cornerRadius
        }
        switch panel.cornerRadius {
        case Palette.cardRadius, Palette.questionRadius: return dialogRadius ?? panel.cornerRadius
        case Palette.noticeRadius: return cornerRadius(ofNotice: Palette.noticeRadius)
        default: return panel.cornerRadius
        }
    }

    /// The radius of the corners of a small panel with this radius in the presets: in proportion to a dialog's, but
    /// never larger than in the presets.
    func cornerRadius(ofNotice preset: Double) -> Double {
        min(preset, (dialogRadius ?? Palette.cardRadius) * preset / Palette.cardRadius)
    }

    /// The radius of the corners of dialogs, if the theme has one that can be drawn.
    private var dialogRadius: Double? {
        cornerRadius.flatMap { $0.isFinite ? max($0, 0) : nil }
    }

    /// The panel's color as the tint of a blurred panel; `nil`: the theme has none.
    ///
    /// The tint is as translucent as the presets' one, or so much less that the theme's text is readable over any app.
    fileprivate var material: Overlay.Paint? {
        guard let panel = panel?.opaqueGround else { return nil }
        func tint(isDark: Bool) -> Overlay.Color {
            let whole = panel.color(isDark: isDark)
            let ink = (text ?? Palette.text).color(isDark: isDark).over(whole).readable(under: whole)
            let least = Palette.material.color(isDark: isDark).alpha
            for step in 0..<20 {
                let tint = whole.withAlpha(least + (1 - least) * Double(step) / 20)
                if ink.leastContrast(to: [tint.over(.gray(1)), tint.over(.gray(0))]) >= 4.5 { return tint }
            }
            return whole
        }
        return Overlay.Paint(light: tint(isDark: false), dark: tint(isDark: true))
    }
}

extension Overlay.Paint {
    /// The same colors made opaque, over the white or black of their schemes.
    fileprivate var opaqueGround: Overlay.Paint {
        Overlay.Paint(light: light.over(.gray(1)), dark: dark.over(.gray(0)))
    }
}
