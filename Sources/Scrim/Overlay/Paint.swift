/// A colour in sRGB with straight alpha, each part from 0 to 1.
public struct Colour: Hashable, Sendable {
    /// 0 to 1.
    public var red: Double
    /// 0 to 1.
    public var green: Double
    /// 0 to 1.
    public var blue: Double
    /// Opacity: 0 is not seen, 1 hides what is below.
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

    /// Not to be seen.
    public static let clear = Colour.grey(0, alpha: 0)
}

/// A colour for each of the platform's two schemes.
public struct Paint: Hashable, Sendable {
    /// In the light scheme.
    public var light: Colour
    /// In the dark scheme.
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

    /// Not to be seen in either.
    public static let clear = Paint(.clear)

    /// The colour for this environment.
    public func colour(isDark: Bool) -> Colour { isDark ? dark : light }
}
