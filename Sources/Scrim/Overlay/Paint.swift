extension Overlay {
    /// A color for each of the platform's two schemes.
    public struct Paint: Hashable, Sendable, Codable {
        /// The color in the light scheme.
        public var light: Overlay.Color
        /// The color in the dark scheme.
        public var dark: Overlay.Color

        /// A color for light and one for dark.
        public init(light: Overlay.Color, dark: Overlay.Color) {
            self.light = light
            self.dark = dark
        }

        /// The same color in both schemes.
        public init(_ color: Overlay.Color) {
            self.init(light: color, dark: color)
        }

        /// The same color in both schemes, by its parts from 0 to 1.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.init(Overlay.Color(red: red, green: green, blue: blue, alpha: alpha))
        }

        /// A transparent color in both schemes.
        public static let clear = Overlay.Paint(.clear)

        /// The color in the dark or the light scheme.
        public func color(isDark: Bool) -> Overlay.Color { isDark ? dark : light }

        /// The color in an environment's scheme.
        @_spi(Host) public func color(in environment: Stage.Environment) -> Overlay.Color {
            color(isDark: environment.isDark)
        }
    }
}
