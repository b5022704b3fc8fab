import CGtk4
import Foundation

/// Draws a picture, its middle in the part of a canvas that is free.
struct Canvas {
    let artwork: Artwork
    let width: Double
    let height: Double
    /// What of the width is free, for the sun to stand in the middle of.
    var free: ClosedRange<Double>

    @MainActor
    func draw(_ cairo: OpaquePointer) {
        cairo_rectangle(cairo, 0, 0, width, height)
        Cairo.fill(cairo, artwork.sky)
        cairo_arc(cairo, sun.x, sun.y, sun.radius, 0, 2 * .pi)
        Cairo.fill(cairo, artwork.sun, alpha: 0.92)
        let lift = artwork.hills - 0.5
        hill(cairo, from: 0.62 - lift, to: 0.5 - lift, shade: 0.2)
        hill(cairo, from: 0.6 - lift * 0.7, to: 0.74 - lift * 0.7, shade: 0.38)
        hill(cairo, from: 0.84 - lift * 0.4, to: 0.76 - lift * 0.4, shade: 0.56)
    }

    /// The part at a place.
    func part(atX x: Double, y: Double) -> Artwork.Part {
        hypot(x - sun.x, y - sun.y) <= sun.radius ? .sun : .sky
    }

    /// The sun's place and size.
    var sun: (x: Double, y: Double, radius: Double) {
        let unit = min(width, height)
        let middle = (free.lowerBound + free.upperBound) / 2
        let aside = min(unit * 0.16, (free.upperBound - free.lowerBound) * 0.16)
        return (middle + aside, height * (1 - artwork.sunHeight), unit * artwork.sunSize)
    }

    /// A slope in the sky's own hue, darkened: it follows whatever is chosen.
    private func hill(_ cairo: OpaquePointer, from: Double, to: Double, shade: Double) {
        cairo_move_to(cairo, 0, height)
        cairo_line_to(cairo, 0, height * from)
        cairo_curve_to(
            cairo, width * 0.3, height * (from - 0.14), width * 0.6, height * (to + 0.12), width, height * to)
        cairo_line_to(cairo, width, height)
        cairo_close_path(cairo)
        cairo_set_source_rgba(cairo, 0.06, 0.08, 0.16, shade)
        cairo_fill(cairo)
    }
}
