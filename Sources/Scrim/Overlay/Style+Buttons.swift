extension Overlay.Style {
    /// The colors of a button on a panel.
    @_spi(Host) public struct ButtonColors: Hashable, Sendable {
        /// The background, which may be translucent.
        public var fill: Overlay.Color
        /// The title.
        public var text: Overlay.Color
        /// The line around the button while it has the focus: inside its edge, or outside if the button is filled.
        public var ring: Overlay.Color
    }

    /// The colors of a button of this role.
    ///
    /// A plain button has the panel's text color, and a tenth of that as its background (libadwaita's share). The
    /// default button is filled with the accent color. The title of a destructive button is red. The title has a
    /// contrast of at least 4.5 to 1 to its background (WCAG 2.2, 1.4.3), whatever the accent color is; 7 to 1 for a
    /// user who wants more (1.4.6). The ring is in the accent color, with 3 to 1 to what is beside it (1.4.11), or
    /// 4.5 to 1.
    ///
    /// A disabled button has half of a plain one's background and text color, whatever its role. Its title is still
    /// readable, for it may say that the work is being cancelled.
    @_spi(Host) public func buttonColors(
        _ role: Overlay.ActionButton.Role, isEnabled: Bool = true, in environment: Stage.Environment
    ) -> ButtonColors {
        let isDark = environment.isDark
        let ink = message.color.color(isDark: isDark)
        let fill = ink.faded(Self.fillShare * (isEnabled ? 1 : 0.5))
        let ground = fill.over(ground(isDark: isDark))
        let ring = readable(
            accent(in: environment), on: role == .default && isEnabled ? .clear : fill, isDark: isDark,
            contrast: environment.contrastOfLines)
        guard isEnabled else {
            let faded = ink.faded(0.5).over(ground)
            return ButtonColors(
                fill: fill,
                text: readable(faded, on: fill, isDark: isDark, contrast: environment.contrastOfText),
                ring: ring)
        }
        switch role {
        case .plain: return ButtonColors(fill: fill, text: ink, ring: ring)
        case .default:
            let accent = accent(in: environment)
            // Users expect a white title. If white is nearly readable on the color, the color is darkened,
            // not the title.
            let title: Overlay.Color = accent.contrast(to: .gray(1)) >= Self.nearly ? .gray(1) : .gray(0)
            return ButtonColors(
                fill: accent.readable(under: title, contrast: environment.contrastOfText), text: title,
                ring: ring)
        case .destructive:
            return ButtonColors(fill: fill, text: Self.danger(on: ground, in: environment), ring: ring)
        }
    }

    /// The colors of a text field on a panel.
    @_spi(Host) public struct FieldColors: Hashable, Sendable {
        /// The text; a tenth of it is the field's background.
        public var text: Overlay.Color
        /// The line around a field or row with the focus: 3 to 1 against the panel (WCAG 2.2, 1.4.11), or 4.5 to 1 for
        /// a user who wants more contrast.
        public var accent: Overlay.Color
        /// The validation message, and the line around its field.
        public var problem: Overlay.Color
    }

    /// The colors of a text field: the panel's text color, the accent, and for a problem a red that is readable
    /// on the panel.
    @_spi(Host) public func fieldColors(in environment: Stage.Environment) -> FieldColors {
        let ground = ground(isDark: environment.isDark)
        return FieldColors(
            text: message.color.color(in: environment),
            accent: accent(in: environment).readable(under: ground, contrast: environment.contrastOfLines),
            problem: Self.danger(on: ground, in: environment))
    }

    /// The color of the line that shows how much of a notice's time is left: the message's, faded.
    ///
    /// It keeps a contrast of 3 to 1 to the panel (WCAG 2.2, 1.4.11), or 4.5 to 1 for a user who wants more.
    @_spi(Host) public func timeLineColor(in environment: Stage.Environment) -> Overlay.Color {
        let color = message.color.color(in: environment).faded(Tuning.timeLineOpacity)
            .over(ground(isDark: environment.isDark))
        return readable(color, isDark: environment.isDark, contrast: environment.contrastOfLines)
    }

    /// A color moved to this contrast to the panel, or to a fill on it, over any app.
    private func readable(
        _ color: Overlay.Color, on fill: Overlay.Color = .clear, isDark: Bool, contrast: Double
    ) -> Overlay.Color {
        color.readable(underAll: grounds(isDark: isDark).map { fill.over($0) }, contrast: contrast)
    }

    /// The color of a sheet's grabber: the message's, at half its opacity.
    ///
    /// It keeps a contrast of 3 to 1 to the panel (WCAG 2.2, 1.4.11), or 4.5 to 1 for a user who wants more.
    @_spi(Host) public func grabberColor(in environment: Stage.Environment) -> Overlay.Color {
        let ground = ground(isDark: environment.isDark)
        return message.color.color(in: environment).faded(0.5).over(ground)
            .readable(under: ground, contrast: environment.contrastOfLines)
    }

    /// How a button's title looks: as the message or, under a heading, as the detail.
    @_spi(Host) public var buttonText: TextStyle {
        var text = buttons == .equal ? detail : message
        text.weight = .semibold
        text.color = message.color
        return text
    }

    /// The share of the text color that a plain button's background has.
    private static let fillShare = 0.1
    /// From this contrast to white on, a color is darkened for a white title, rather than given a black one: the
    /// contrast of large text.
    private static let nearly = 3.0
    /// The least contrast of a line that carries information to what is beside it (WCAG 2.2, 1.4.11).
    static let ofLines = 3.0
    /// The least contrast of a text for a user who wants more (WCAG 2.2, 1.4.6).
    static let ofIncreased = 7.0

    /// The style's own accent, or the platform's, made opaque.
    private func accent(in environment: Stage.Environment) -> Overlay.Color {
        (accent?.color(in: environment) ?? environment.accent).withAlpha(1)
    }
    /// libadwaita's destructive color (1.2), on light and on dark grounds: #c01c28 and #ff7b63.
    private static let danger = (
        onLight: Overlay.Color(red: 0.753, green: 0.11, blue: 0.157),
        onDark: Overlay.Color(red: 1, green: 0.482, blue: 0.388)
    )

    /// A red that is readable on an opaque background.
    ///
    /// There are two: the red for a light background, lightened until it is readable on a dark one, would be pink.
    private static func danger(on ground: Overlay.Color, in environment: Stage.Environment) -> Overlay.Color {
        (ground.mostReadable == .gray(1) ? danger.onDark : danger.onLight)
            .readable(under: ground, contrast: environment.contrastOfText)
    }
}

extension Stage.Environment {
    /// The least contrast of a text to its background (WCAG 2.2, 1.4.3 and 1.4.6).
    fileprivate var contrastOfText: Double { increasesContrast ? Overlay.Style.ofIncreased : 4.5 }
    /// The least contrast of a line that carries information.
    fileprivate var contrastOfLines: Double { increasesContrast ? 4.5 : Overlay.Style.ofLines }
}

extension Overlay.Color {
    func withAlpha(_ alpha: Double) -> Overlay.Color {
        Overlay.Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
