import CGtk4
import Foundation
import TourReport

/// Plots among the tour's pictures.
extension Tour {
    /// Draws curves in the colors of the look, at two pixels per point.
    func plot(_ plot: Plot, as name: String) {
        let file = fileName(name)
        let svg = Array(plot.svg(look == .dark ? .dark : .light).utf8)
        let bytes = g_bytes_new(svg, gsize(svg.count))
        defer { g_bytes_unref(bytes) }
        let stream = g_memory_input_stream_new_from_bytes(bytes)
        defer { g_object_unref(stream) }
        let size = (width: Plot.width * 2, height: plot.height * 2)
        let image = gdk_pixbuf_new_from_stream_at_scale(
            stream, Int32(size.width), Int32(size.height), 1, nil, nil)
        guard let image else { return fail("a picture of “\(plot.title)”", "it cannot be drawn") }
        defer { g_object_unref(UnsafeMutableRawPointer(image)) }
        guard gdk_pixbuf_savev(image, "\(folder)/\(file)", "png", nil, nil, nil) != 0 else {
            return fail("a picture of “\(plot.title)”", "it cannot be written")
        }
        note(PictureReport(caption: plot.title, file: file, width: size.width, height: size.height))
    }

    /// Checks that a difference is no larger than a bound.
    func check(_ name: String, difference: Double, atMost bound: Double, _ unit: String) {
        check(
            name, difference <= bound,
            seen: "at most \(Self.exact(difference)) \(unit), allowed \(Self.exact(bound))")
    }

    /// A number to three digits; rounding errors become 0.
    static func exact(_ number: Double) -> String {
        guard abs(number) >= 1e-9 else { return "0" }
        return number.formatted(
            .number.precision(.significantDigits(1...3)).grouping(.never).locale(Locale(identifier: "en")))
    }
}
