import CGtk4
@_spi(Host) import Scrim

/// A GtkSnapshot with the few drawing calls that this host uses.
@MainActor
struct Canvas {
    let snapshot: OpaquePointer

    init(_ snapshot: OpaquePointer) { self.snapshot = snapshot }

    func fill(_ rect: Rect, _ color: Overlay.Color) {
        guard color.alpha > 0, !rect.isEmpty else { return }
        var bounds = rect.graphene
        var rgba = color.rgba
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    }

    func fill(_ rect: Rect, corners: Corners, _ color: Overlay.Color) {
        guard color.alpha > 0, !rect.isEmpty else { return }
        clip(rect, corners: corners) { fill(rect, color) }
    }

    /// Draws a line of this width along the inside of the edge.
    ///
    /// - Parameter sides: The share of the width on each side.
    func stroke(
        _ rect: Rect, corners: Corners, width: Double, sides: Insets = Insets(all: 1), _ color: Overlay.Color
    ) {
        guard color.alpha > 0, width > 0, !rect.isEmpty else { return }
        var outline = rect.rounded(corners)
        let most = (min(rect.width, rect.height) / 2).clamped(to: 0 ... .infinity)
        let widths = [sides.top, sides.right, sides.bottom, sides.left].map {
            Float(clamping: ($0 * width).clamped(to: 0...most))
        }
        let colors = [GdkRGBA](repeating: color.rgba, count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    func shadow(of rect: Rect, corners: Corners, blur: Double, dy: Double, _ color: Overlay.Color) {
        guard color.alpha > 0, !rect.isEmpty else { return }
        var outline = rect.rounded(corners)
        var rgba = color.rgba
        gtk_snapshot_append_outset_shadow(
            snapshot, &outline, &rgba, 0, Float(clamping: dy), 0,
            Float(clamping: Self.drawableBlur(blur, around: rect.size, corner: corners.largest)))
    }

    /// The largest part of a shadow's blur that GTK draws without a fault.
    ///
    /// GTK 4.8's GL renderer assembles a shadow from nine pieces. If the blur is wider than the corner and the box is
    /// lower than twice both, the pieces overlap: dark blocks appear at the sides. Measured with boxes of 44 to 110
    /// points, corners of 5 to 22 and blurs of 5 to 24.
    nonisolated static func drawableBlur(_ blur: Double, around size: Size, corner: Double) -> Double {
        let isHighEnough = min(size.width, size.height) >= 2 * (corner + blur)
        return isHighEnough || corner <= 0 ? blur : min(blur, corner)
    }

    func clip(_ rect: Rect, corners: Corners, _ body: () -> Void) {
        var outline = rect.rounded(corners)
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        body()
        gtk_snapshot_pop(snapshot)
    }

    /// Composites what the body draws as one group, at this opacity.
    ///
    /// An opacity of 1 costs nothing; at 0 nothing is drawn.
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

    /// Draws with cairo within these bounds.
    func cairo(_ bounds: Rect, _ body: (OpaquePointer) -> Void) {
        var bounds = bounds.graphene
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        body(context)
        cairo_destroy(context)
    }
}

/// A cairo context, with the calls that the indicators use.
extension OpaquePointer {
    func setSource(_ color: Overlay.Color) {
        cairo_set_source_rgba(
            self, color.red.clamped(to: 0...1), color.green.clamped(to: 0...1),
            color.blue.clamped(to: 0...1), color.alpha.clamped(to: 0...1))
    }

    /// Sets a pen with round ends and corners.
    func setRoundPen(width: Double) {
        cairo_set_line_width(self, width)
        cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
    }
}
