import CGtk4
import Scrim

// The core's values as GTK's.

extension Rect {
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: origin.graphene, size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// The rectangle with rounded corners; where they would meet, they become smaller.
    func rounded(_ corners: Corners) -> GskRoundedRect {
        let most = min(width, height) / 2
        func size(_ radius: Double) -> graphene_size_t {
            let radius = Float(min(max(radius, 0), most))
            return graphene_size_t(width: radius, height: radius)
        }
        return GskRoundedRect(
            bounds: graphene,
            corner: (
                size(corners.topLeft), size(corners.topRight), size(corners.bottomRight),
                size(corners.bottomLeft)
            ))
    }

    /// The rectangle reaching further: to the right and down, or by negative distances to the left and up.
    func extended(by distance: Point) -> Rect {
        Rect(
            minX + min(distance.x, 0), minY + min(distance.y, 0), width + abs(distance.x),
            height + abs(distance.y))
    }

    /// The nearest rectangle whose edges lie on whole points: text and hairlines stay crisp.
    var snapped: Rect {
        let left = minX.rounded()
        let top = minY.rounded()
        return Rect(left, top, maxX.rounded() - left, maxY.rounded() - top)
    }
}

extension Point {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

extension Colour {
    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    /// The colour with its alpha multiplied.
    func faded(_ factor: Double) -> Colour {
        Colour(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

extension Paint {
    func colour(in environment: StageEnvironment) -> Colour { colour(isDark: environment.isDark) }
}

/// A GtkSnapshot, with the few calls that this host draws with.
@MainActor
struct Canvas {
    let snapshot: OpaquePointer

    init(_ snapshot: OpaquePointer) { self.snapshot = snapshot }

    func fill(_ rect: Rect, _ colour: Colour) {
        guard colour.alpha > 0, !rect.isEmpty else { return }
        var bounds = rect.graphene
        var rgba = colour.rgba
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    }

    func fill(_ rect: Rect, corners: Corners, _ colour: Colour) {
        guard colour.alpha > 0, !rect.isEmpty else { return }
        clip(rect, corners: corners) { fill(rect, colour) }
    }

    /// A line of this width along the inside of the edge.
    func stroke(_ rect: Rect, corners: Corners, width: Double, _ colour: Colour) {
        guard colour.alpha > 0, width > 0, !rect.isEmpty else { return }
        var outline = rect.rounded(corners)
        let widths = [Float](repeating: Float(width), count: 4)
        let colours = [GdkRGBA](repeating: colour.rgba, count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colours)
    }

    func shadow(of rect: Rect, corners: Corners, blur: Double, dy: Double, _ colour: Colour) {
        guard colour.alpha > 0, !rect.isEmpty else { return }
        var outline = rect.rounded(corners)
        var rgba = colour.rgba
        gtk_snapshot_append_outset_shadow(snapshot, &outline, &rgba, 0, Float(dy), 0, Float(blur))
    }

    func clip(_ rect: Rect, corners: Corners, _ body: () -> Void) {
        var outline = rect.rounded(corners)
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        body()
        gtk_snapshot_pop(snapshot)
    }

    /// Composites what the body draws as one, at this opacity.
    ///
    /// At 1 it costs nothing, at 0 nothing is drawn.
    func group(opacity: Double, _ body: () -> Void) {
        guard opacity > 0 else { return }
        guard opacity < 1 else { return body() }
        gtk_snapshot_push_opacity(snapshot, opacity)
        body()
        gtk_snapshot_pop(snapshot)
    }

    func translated(_ offset: Point, _ body: () -> Void) {
        gtk_snapshot_save(snapshot)
        var offset = offset.graphene
        gtk_snapshot_translate(snapshot, &offset)
        body()
        gtk_snapshot_restore(snapshot)
    }

    /// Draws by cairo within these bounds.
    func cairo(_ bounds: Rect, _ body: (OpaquePointer) -> Void) {
        var bounds = bounds.graphene
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        body(context)
        cairo_destroy(context)
    }
}

/// A cairo context, with what the indicators draw with.
extension OpaquePointer {
    func setSource(_ colour: Colour) {
        cairo_set_source_rgba(self, colour.red, colour.green, colour.blue, colour.alpha)
    }

    /// A line with round ends and corners.
    func setRoundPen(width: Double) {
        cairo_set_line_width(self, width)
        cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
    }
}
