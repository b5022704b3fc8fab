extension Stage {
    /// The user's settings, as the platform reports them: accessibility, dark scheme, writing direction.
    public struct Environment: Hashable, Sendable, Codable {
        /// Whether the user wants less movement: movement becomes a fade, springs do not overshoot.
        ///
        /// Spinners still turn.
        public var reducesMotion = false
        /// Whether the user wants less transparency: translucent materials become opaque.
        public var reducesTransparency = false
        /// Whether a screen reader or Switch Control runs: notices then stay for longer.
        public var hasScreenReader = false
        /// Whether the screen reader asks about the previous focus before it says the new one: a panel that had the
        /// focus is then kept for a while after it has gone, invisible.
        @_spi(Host) public var readerLooksBack = false
        /// Whether the dark scheme is on.
        public var isDark = false
        /// Whether the user wants more contrast.
        public var increasesContrast = false
        /// Whether buttons need a shape that sets them apart from text.
        @_spi(Host) public var showsButtonShapes = false
        /// How the platform arranges the buttons of a question.
        @_spi(Host) public var buttonOrder = ButtonOrder.asGiven

        /// How the buttons of a question are arranged; cancel comes first in a row and last in a column.
        @_spi(Host) public enum ButtonOrder: Hashable, Sendable, Codable {
            /// In the app's order, and side by side where there is room (AdwAlertDialog's way).
            case asGiven
            /// The default one at the end of the row or at the top of the column, whatever its index; three or more are
            /// in a column (Apple's Human Interface Guidelines, Alerts).
            case defaultFirst
        }

        /// Whether a surface that steps aside for a dialog of the app stays drawn under the dialog.
        ///
        /// False (the default): it is not drawn until the dialog has gone.
        @_spi(Host) public var keepsAsideDrawn = false

        /// Whether the toolkit draws a blurred panel in a material with its own tint, and not in the style's.
        ///
        /// The material then stands for the presets' tint. A panel with another tint is not blurred, but filled with
        /// it, so that text is on the color that it is made for. False (the default): the host draws every tint.
        @_spi(Host) public var hasTintedMaterial = false

        /// The distance of a bottom sheet from the edges of its region while it is not at nearly full
        /// height, in points.
        ///
        /// 0 (the default): sheets are flush against the edge at every height.
        @_spi(Host) public var sheetInset = 0.0

        /// Whether text runs from right to left, so that leading is right.
        public var isRightToLeft = false
        /// The text's size relative to the standard one; 1 by default.
        public var textScale = 1.0
        /// The friction that slows down scrolled content, per second: content that is let go at a velocity of `v`
        /// scrolls on by `v` divided by this.
        ///
        /// Default 2, as UIScrollView's normal deceleration (0.998 per millisecond). Content in a sheet then slows down
        /// as all other content of the platform does.
        public var scrollFriction = 2.0

        /// The accent color of the platform or app, for what matters most, such as a default button; by default
        /// libadwaita's blue (`#3584E4`).
        public var accent = Overlay.Color(red: 0.208, green: 0.518, blue: 0.894)

        /// The colors and corners of the app's style sheet; for what it lacks, the adaptive presets have libadwaita's.
        public var theme = Theme()

        /// The name of the key that moves the keyboard focus from the app into a panel, as the platform writes
        /// it ("F6"); `nil` (the default): there is none.
        public var panelKey: String?

        /// The standard environment: light, left to right, nothing reduced.
        public init() {}
    }
}
