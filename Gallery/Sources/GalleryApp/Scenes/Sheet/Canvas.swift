import CGtk4
import Foundation

/// The picture whose background is chosen: paper shapes on coloured ground.
@MainActor
enum Canvas {
    static func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double, background: Colour) {
        cairo_rectangle(cairo, 0, 0, width, height)
        Cairo.fill(cairo, background)
        let unit = min(width, height)
        let (x, y) = (width / 2, height * 0.4)

        cairo_arc(cairo, x + unit * 0.16, y - unit * 0.12, unit * 0.25, 0, 2 * .pi)
        Cairo.fill(cairo, Colour(hue: 0.12, saturation: 0.35, brightness: 1), alpha: 0.92)
        hill(cairo, width, height, from: 0.62, to: 0.5, shade: 0.2)
        hill(cairo, width, height, from: 0.6, to: 0.74, shade: 0.38)
        hill(cairo, width, height, from: 0.84, to: 0.76, shade: 0.56)
    }

    /// A slope in the background's own hue, darkened: it follows whatever is chosen.
    private static func hill(
        _ cairo: OpaquePointer, _ width: Double, _ height: Double, from: Double, to: Double, shade: Double
    ) {
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
