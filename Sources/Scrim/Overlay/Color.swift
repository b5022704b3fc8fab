extension Overlay {
    /// A color in sRGB with straight (not premultiplied) alpha, each component from 0 to 1.
    ///
    /// A component beyond the range is clamped; NaN is 0.
    public struct Color: Hashable, Sendable, Codable {
        /// The red component, 0 to 1.
        public var red: Double { didSet { red = Self.component(red) } }
        /// The green component, 0 to 1.
        public var green: Double { didSet { green = Self.component(green) } }
        /// The blue component, 0 to 1.
        public var blue: Double { didSet { blue = Self.component(blue) } }
        /// The opacity, 0 (transparent) to 1 (opaque).
        public var alpha: Double { didSet { alpha = Self.component(alpha) } }

        /// A color by its components; opaque by default.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = Self.component(red)
            self.green = Self.component(green)
            self.blue = Self.component(blue)
            self.alpha = Self.component(alpha)
        }

        /// Reads a color; its components are clamped, too.
        public init(from decoder: any Decoder) throws {
            let numbers = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                red: try numbers.decode(Double.self, forKey: .red),
                green: try numbers.decode(Double.self, forKey: .green),
                blue: try numbers.decode(Double.self, forKey: .blue),
                alpha: try numbers.decode(Double.self, forKey: .alpha))
        }

        /// A shade of gray, 0 black to 1 white.
        public static func gray(_ white: Double, alpha: Double = 1) -> Overlay.Color {
            Overlay.Color(red: white, green: white, blue: white, alpha: alpha)
        }

        /// The color with a share of its opacity.
        @_spi(Host) public func faded(_ share: Double) -> Overlay.Color {
            Overlay.Color(red: red, green: green, blue: blue, alpha: alpha * share)
        }

        /// A transparent color.
        public static let clear = Overlay.Color.gray(0, alpha: 0)

        private static func component(_ number: Double) -> Double {
            number.isNaN ? 0 : min(max(number, 0), 1)
        }
    }
}
