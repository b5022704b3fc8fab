import CGtk4
import Foundation

/// Draws a picture that is centered in the free part of a canvas.
struct Canvas {
    let artwork: Artwork
    let width: Double
    let height: Double
    /// The free part of the width, in which the sun is centered.
    var free: ClosedRange<Double>

    @MainActor
    func draw(_ cairo: OpaquePointer) {
        cairo_rectangle(cairo, 0, 0, width, height)
        Cairo.fill(cairo, artwork.sky)
        cairo_arc(cairo, sun.x, sun.y, sun.radius, 0, 2 * .pi)
        Cairo.fill(cairo, artwork.sun, alpha: 0.92)
        let lift = artwork.hills - 0.5
        hill(cairo, from: 0.62 - lift, to: 0.5 - lift, light: 0.8)
        hill(cairo, from: 0.6 - lift * 0.7, to: 0.74 - lift * 0.7, light: 0.5)
        hill(cairo, from: 0.84 - lift * 0.4, to: 0.76 - lift * 0.4, light: 0.22)
    }

    /// The part at a position.
    func part(atX x: Double, y: Double) -> Artwork.Part {
        hypot(x - sun.x, y - sun.y) <= sun.radius ? .sun : .sky
    }

    /// The sun's position and size.
    var sun: (x: Double, y: Double, radius: Double) {
        let unit = min(width, height)
        let middle = (free.lowerBound + free.upperBound) / 2
        let aside = min(unit * 0.16, (free.upperBound - free.lowerBound) * 0.16)
        return (middle + aside, height * (1 - artwork.sunHeight), unit * artwork.sunSize)
    }

    /// A slope in the sky's hue, but darker: it follows the chosen color.
    ///
    /// - Parameter light: The fraction of the sky's brightness, 0 to 1.
    private func hill(_ cairo: OpaquePointer, from: Double, to: Double, light: Double) {
        cairo_move_to(cairo, 0, height)
        cairo_line_to(cairo, 0, height * from)
        cairo_curve_to(
            cairo, width * 0.3, height * (from - 0.14), width * 0.6, height * (to + 0.12), width, height * to)
        cairo_line_to(cairo, width, height)
        cairo_close_path(cairo)
        let (sky, night) = (artwork.sky.rgb, (red: 0.06, green: 0.08, blue: 0.16))
        cairo_set_source_rgb(
            cairo, night.red + (sky.red - night.red) * light,
            night.green + (sky.green - night.green) * light, night.blue + (sky.blue - night.blue) * light)
        cairo_fill(cairo)
    }
}
