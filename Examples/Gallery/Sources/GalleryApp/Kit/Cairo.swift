import CGtk4
import Foundation

/// The few drawing commands that the canvas and the pickers share.
enum Cairo {
    static func fill(_ cairo: OpaquePointer, _ color: Color, alpha: Double = 1) {
        let rgb = color.rgb
        cairo_set_source_rgba(cairo, rgb.red, rgb.green, rgb.blue, alpha)
        cairo_fill(cairo)
    }

    static func roundedRectangle(_ cairo: OpaquePointer, width: Double, height: Double, radius: Double) {
        let r = min(radius, width / 2, height / 2)
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, width - r, r, r, -.pi / 2, 0)
        cairo_arc(cairo, width - r, height - r, r, 0, .pi / 2)
        cairo_arc(cairo, r, height - r, r, .pi / 2, .pi)
        cairo_arc(cairo, r, r, r, .pi, 3 * .pi / 2)
        cairo_close_path(cairo)
    }

    /// A ring that is visible on any color.
    static func knob(_ cairo: OpaquePointer, x: Double, y: Double, radius: Double, _ color: Color) {
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        fill(cairo, color)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        cairo_set_source_rgba(cairo, 0, 0, 0, 0.35)
        cairo_set_line_width(cairo, 5)
        cairo_stroke_preserve(cairo)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_set_line_width(cairo, 3)
        cairo_stroke(cairo)
    }

    /// A horizontal or vertical gradient over the current path.
    static func gradient(
        _ cairo: OpaquePointer, toX x: Double, y: Double, _ stops: [(color: Color, alpha: Double)],
        preserve: Bool = false
    ) {
        let pattern = cairo_pattern_create_linear(0, 0, x, y)
        for (index, stop) in stops.enumerated() {
            let rgb = stop.color.rgb
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(index) / Double(max(stops.count - 1, 1)), rgb.red, rgb.green, rgb.blue,
                stop.alpha)
        }
        cairo_set_source(cairo, pattern)
        if preserve { cairo_fill_preserve(cairo) } else { cairo_fill(cairo) }
        cairo_pattern_destroy(pattern)
    }
}
