/// A picture: a sky, a sun, and hills in the sky's own hue.
package struct Artwork: Equatable {
    /// A part with a color of its own.
    package enum Part {
        case sky, sun
    }

    var sky = Color(hue: 0.58, saturation: 0.55, brightness: 0.72)
    var sun = Color(hue: 0.12, saturation: 0.35, brightness: 1)
    /// The sun's radius, 0 to 1 of the picture's shorter side.
    var sunSize = 0.25
    /// The sun's height above the bottom, 0 to 1 of the picture's height.
    var sunHeight = 0.69
    /// The height of the hills, 0 to 1 of the picture's height.
    var hills = 0.5

    subscript(part: Part) -> Color {
        get { part == .sky ? sky : sun }
        set { if part == .sky { sky = newValue } else { sun = newValue } }
    }
}
