import CGtk4
import Foundation

/// Draws the town.
@MainActor
struct MapPainter {
    let words: Words
    let camera: MapCamera
    let isDark: Bool
    let chosen: Place?
    /// The covered part of the view's height, from the bottom.
    let covered: Double

    func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
        cairo_rectangle(cairo, 0, 0, width, height)
        Cairo.fill(cairo, land)
        cairo_save(cairo)
        cairo_translate(cairo, width / 2, (height - covered) / 2)
        cairo_scale(cairo, camera.scale, camera.scale)
        cairo_translate(cairo, -camera.x, -camera.y)
        ground(cairo)
        streets(cairo)
        cairo_restore(cairo)
        for place in Place.all where place != chosen { pin(place, cairo, width, height) }
        if let chosen { pin(chosen, cairo, width, height) }
    }

    // MARK: Ground

    private func ground(_ cairo: OpaquePointer) {
        // The bay is wider than the map, so its coast never ends on screen.
        cairo_move_to(cairo, -3000, -3000)
        cairo_line_to(cairo, 150, -3000)
        cairo_curve_to(cairo, 150, 100, 90, 260, 180, 420)
        cairo_curve_to(cairo, 260, 560, 420, 600, 380, 780)
        cairo_curve_to(cairo, 340, 940, 500, 1000, 430, 1150)
        cairo_curve_to(cairo, 380, 1280, 560, 1400, 640, 1560)
        cairo_curve_to(cairo, 700, 1700, 640, 1900, 700, 5000)
        cairo_line_to(cairo, -3000, 5000)
        cairo_close_path(cairo)
        Cairo.fill(cairo, water)
        // The river.
        cairo_move_to(cairo, 300, 690)
        cairo_curve_to(cairo, 560, 600, 640, 520, 780, 500)
        cairo_curve_to(cairo, 1000, 470, 1080, 300, 1240, 200)
        cairo_curve_to(cairo, 1400, 100, 1500, 20, 1700, -3000)
        cairo_set_line_width(cairo, 46)
        stroke(cairo, water)
        for park in [(1230.0, 330.0, 240.0, 190.0), (240, 400, 150, 120), (980, 980, 130, 150)] {
            cairo_save(cairo)
            cairo_translate(cairo, park.0, park.1)
            Cairo.roundedRectangle(cairo, width: park.2, height: park.3, radius: 34)
            cairo_restore(cairo)
            Cairo.fill(cairo, green)
        }
    }

    private func streets(_ cairo: OpaquePointer) {
        let lanes: [[(Double, Double)]] = [
            [(620, 600), (1700, 700)], [(560, 760), (1720, 860)], [(540, 920), (1720, 1030)],
            [(600, 1080), (1720, 1180)], [(660, 1240), (1720, 1330)], [(560, 300), (1100, 420)],
            [(700, 560), (640, 1300)], [(860, 520), (820, 1380)], [(1010, 480), (1000, 1420)],
            [(1160, 560), (1180, 1440)], [(1320, 540), (1360, 1440)], [(1480, 420), (1540, 1440)],
            [(300, 330), (620, 600)], [(1100, 420), (1160, 560)],
        ]
        let roads: [[(Double, Double)]] = [
            [(560, 1020), (700, 860), (860, 680), (960, 560), (1090, 330), (1240, 60), (1320, -2000)],
            [(860, 680), (1160, 720), (1460, 660), (4000, 500)],
            [(700, 860), (1000, 1090), (1180, 1150), (1500, 1420), (3000, 2800)],
        ]
        for (lines, width, casing) in [(lanes, 11.0, 2.0), (roads, 22, 3)] {
            for isCasing in [true, false] {
                for line in lines {
                    path(line, cairo)
                    cairo_set_line_width(cairo, isCasing ? width + 2 * casing / camera.scale : width)
                    stroke(cairo, isCasing ? edge : lines.count > 5 ? street : road)
                }
            }
        }
    }

    private func path(_ points: [(Double, Double)], _ cairo: OpaquePointer) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                cairo_move_to(cairo, point.0, point.1)
            } else {
                cairo_line_to(cairo, point.0, point.1)
            }
        }
    }

    private func stroke(_ cairo: OpaquePointer, _ color: Color) {
        let rgb = color.rgb
        cairo_set_source_rgb(cairo, rgb.red, rgb.green, rgb.blue)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cairo)
    }

    // MARK: Places

    private func pin(_ place: Place, _ cairo: OpaquePointer, _ width: Double, _ height: Double) {
        let isChosen = place == chosen
        let x = width / 2 + (place.x - camera.x) * camera.scale
        let y = (height - covered) / 2 + (place.y - camera.y) * camera.scale
        let radius = isChosen ? 15.0 : 8
        let middle = isChosen ? y - 26 : y
        if isChosen {
            cairo_move_to(cairo, x, y)
            cairo_curve_to(cairo, x - 4, y - 10, x - radius, middle + 12, x - radius, middle)
            cairo_line_to(cairo, x + radius, middle)
            cairo_curve_to(cairo, x + radius, middle + 12, x + 4, y - 10, x, y)
            Cairo.fill(cairo, place.kind.color)
        }
        cairo_arc(cairo, x, middle, radius + 2, 0, 2 * .pi)
        Cairo.fill(cairo, pinEdge)
        cairo_arc(cairo, x, middle, radius, 0, 2 * .pi)
        Cairo.fill(cairo, place.kind.color)
        cairo_arc(cairo, x, middle, radius * 0.34, 0, 2 * .pi)
        Cairo.fill(cairo, Color(hue: 0, saturation: 0, brightness: 1))
        // Names are drawn only if they have space.
        if isChosen || camera.scale > 0.7 { name(place, cairo, x: x, y: y + (isChosen ? 18 : 24)) }
    }

    private func name(_ place: Place, _ cairo: OpaquePointer, x: Double, y: Double) {
        let layout = pango_cairo_create_layout(cairo)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = pango_font_description_from_string(
            place == chosen ? "Cantarell Bold 12px" : "Cantarell 12px")
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_text(layout, place.name(in: words), -1)
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        let baseline = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
        cairo_move_to(cairo, x - Double(width) / 2, y - baseline)
        pango_cairo_layout_path(cairo, layout)
        let (halo, ink) = (land.rgb, ink.rgb)
        cairo_set_source_rgb(cairo, halo.red, halo.green, halo.blue)
        cairo_set_line_width(cairo, 3)
        cairo_stroke_preserve(cairo)
        cairo_set_source_rgb(cairo, ink.red, ink.green, ink.blue)
        cairo_fill(cairo)
    }

    // MARK: Colors

    private func shade(_ hue: Double, _ light: (Double, Double), _ dark: (Double, Double)) -> Color {
        Color(hue: hue, saturation: isDark ? dark.0 : light.0, brightness: isDark ? dark.1 : light.1)
    }
    private var land: Color { shade(0.11, (0.05, 0.95), (0.06, 0.2)) }
    private var water: Color { shade(0.55, (0.28, 0.92), (0.45, 0.3)) }
    private var green: Color { shade(0.33, (0.2, 0.88), (0.3, 0.27)) }
    private var edge: Color { shade(0.1, (0.07, 0.84), (0.1, 0.13)) }
    private var street: Color { shade(0.1, (0, 1), (0.05, 0.3)) }
    private var road: Color { shade(0.12, (0.3, 1), (0.2, 0.4)) }
    private var ink: Color { shade(0.1, (0.1, 0.25), (0.02, 0.92)) }
    private var pinEdge: Color { shade(0, (0, 1), (0, 0.12)) }
}
