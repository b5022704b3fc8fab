/// A colour in sRGB with straight alpha, each part from 0 to 1.
public struct Colour: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    /// A colour by its parts.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A shade of grey, 0 black to 1 white.
    public static func grey(_ white: Double, alpha: Double = 1) -> Colour {
        Colour(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let clear = Colour.grey(0, alpha: 0)
}

/// A colour for each of the platform's two schemes.
public struct Paint: Hashable, Sendable {
    public var light: Colour
    public var dark: Colour

    /// A colour for light and one for dark.
    public init(light: Colour, dark: Colour) {
        self.light = light
        self.dark = dark
    }

    /// The same colour in both.
    public init(_ colour: Colour) {
        self.init(light: colour, dark: colour)
    }

    public static let clear = Paint(.clear)

    /// The colour for this environment.
    public func colour(isDark: Bool) -> Colour { isDark ? dark : light }
}
