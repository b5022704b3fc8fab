extension Overlay {
    /// A color in sRGB with straight (not premultiplied) alpha, each component from 0 to 1.
    public struct Color: Hashable, Sendable, Codable {
        /// The red component, 0 to 1.
        public var red: Double
        /// The green component, 0 to 1.
        public var green: Double
        /// The blue component, 0 to 1.
        public var blue: Double
        /// The opacity, 0 (transparent) to 1 (opaque).
        public var alpha: Double

        /// A color by its components; opaque unless told.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// A shade of gray, 0 black to 1 white.
        public static func gray(_ white: Double, alpha: Double = 1) -> Overlay.Color {
            Overlay.Color(red: white, green: white, blue: white, alpha: alpha)
        }

        /// A transparent color.
        public static let clear = Overlay.Color.gray(0, alpha: 0)
    }
}
