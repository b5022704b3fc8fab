extension Stage {
    /// Colors, corners, font and icons that all overlays of a window share, in place of the adaptive presets'.
    ///
    /// Set what you want of them, and the rest stays the platform's:
    ///
    /// ```swift
    /// overlays.stage.defaults.theme.accent = Overlay.Paint(brand)
    /// overlays.stage.defaults.theme.cornerRadius = 8
    /// ```
    ///
    /// On GTK the rest comes from the app's style sheet; on UIKit the accent is the window's tint. Text and
    /// indicators stay readable: a color without enough contrast to its background is made lighter or darker (WCAG
    /// 2.2, 1.4.3 and 1.4.11). The classic presets and the colors of your own style do not change, except for an
    /// accent that they lack. Font and icons are theirs, too.
    public struct Theme: Hashable, Sendable, Codable {
        /// The color for what matters most: the default button, and the line around a field or row with the focus.
        ///
        /// It counts as opaque. Default `nil`: the platform's or the app's.
        public var accent: Overlay.Paint?
        /// The background of a panel: of cards, questions, sheets and notices; it counts as opaque.
        ///
        /// A notice is translucent in this color, as far as its text stays readable over any app; on UIKit it is
        /// opaque.
        /// Default `nil`: the platform's.
        public var panel: Overlay.Paint?
        /// Text on panels and on covered views; a second line has three quarters of it.
        ///
        /// Default `nil`: the platform's.
        public var text: Overlay.Paint?
        /// Spinner, progress and icon.
        ///
        /// Default `nil`: the color of the text.
        public var indicator: Overlay.Paint?
        /// The background of lists and text, for the loading and activity overlays that cover them; it
        /// counts as opaque.
        ///
        /// Default `nil`: the platform's.
        public var view: Overlay.Paint?
        /// The radius of the corners of cards, sheets and questions, in points; a negative one counts as 0.
        ///
        /// A notice at an edge and the card of a cover are rounder or less round in the same proportion, but never
        /// rounder than their presets. Default `nil`: that of the platform.
        public var cornerRadius: Double?
        /// The family of the font for all text and buttons, in every appearance, such as "Avenir Next".
        ///
        /// Sizes and weights stay. A family that the device does not have shows the platform's font. Default `nil`:
        /// the font of the platform, or on GTK of the app's style sheet.
        public var font: String?
        /// The app's own pictures in place of icons, in every appearance.
        ///
        /// ```swift
        /// overlays.stage.defaults.theme.icons = [.success: .named("seal"), .failure: .named("storm")]
        /// ```
        ///
        /// `.success` and `.failure` are also the icons of `finish`, and of an error of undoable work. What an icon
        /// means for haptics stays. Default: none.
        public var icons: [Overlay.Icon: Overlay.Icon] {
            get { ownIcons ?? [:] }
            set { ownIcons = newValue.isEmpty ? nil : newValue }
        }
        /// Optional, so that a theme can be decoded that names none.
        private var ownIcons: [Overlay.Icon: Overlay.Icon]?

        private enum CodingKeys: String, CodingKey {
            case accent, panel, text, indicator, view, cornerRadius, font
            case ownIcons = "icons"
        }

        /// A theme of these parts; by default of none, so that everything is the platform's.
        public init(
            accent: Overlay.Paint? = nil, panel: Overlay.Paint? = nil, text: Overlay.Paint? = nil,
            indicator: Overlay.Paint? = nil, view: Overlay.Paint? = nil, cornerRadius: Double? = nil,
            font: String? = nil, icons: [Overlay.Icon: Overlay.Icon] = [:]
        ) {
            (self.accent, self.panel, self.text) = (accent, panel, text)
            (self.indicator, self.view, self.cornerRadius) = (indicator, view, cornerRadius)
            (self.font, self.icons) = (font, icons)
        }

        /// This theme, and the other one's parts where this one has none.
        func over(_ other: Theme) -> Theme {
            Theme(
                accent: accent ?? other.accent, panel: panel ?? other.panel, text: text ?? other.text,
                indicator: indicator ?? other.indicator, view: view ?? other.view,
                cornerRadius: cornerRadius ?? other.cornerRadius,
                font: font ?? other.font, icons: icons.merging(other.icons) { own, _ in own })
        }
    }
}
