import CGtk4
@_spi(Host) import Scrim

/// A widget's last drawing, and which parts of it can be seen.
///
/// GTK keeps each widget's drawing as a tree of nodes. Reading it draws nothing, and runs none of the app's code.
@MainActor
struct LastDrawing {
    /// A part of a drawing.
    private struct Mark {
        var frame: Rect
        /// Whether the mark is translucent: a dimming.
        var isTint: Bool
    }

    /// With more marks than this, one frame around all of them is used instead.
    private static let most = 4
    /// The number of nodes to look into; each further node counts as solid in all its bounds.
    ///
    /// In a dialog, these lie inside what was found before.
    private static let mostNodes = 500

    /// Whether GTK has a drawing: it drops one as soon as the widget must be drawn again, and has none of a widget
    /// that draws nothing.
    let isThere: Bool
    private let size: Size
    private var marks: [Mark] = []
    private var nodesLeft = Self.mostNodes

    init(of widget: WidgetPointer) {
        size = widget.bounds(in: widget)?.size ?? .zero
        let node = Self.node(of: widget, size)
        isThere = node != nil
        guard let node else { return }
        marks = visit(node, opacity: 1)
        gsk_render_node_unref(node)
    }

    /// The parts of the drawing that cover what is below, with the widget at a frame.
    ///
    /// A tint alone covers nothing: what is below it can be seen, and so may take input. With something solid (the
    /// background of a toolbar), a tint counts as part of that.
    func seenParts(in frame: Rect) -> [Rect] {
        let solid = marks.filter { !$0.isTint }
        guard let first = marks.first, !solid.isEmpty else { return [] }
        let isPlain = solid.count == marks.count && solid.count <= Self.most
        let parts = isPlain ? solid.map(\.frame) : [marks.map(\.frame).reduce(first.frame) { $0.union($1) }]
        let (dx, dy) = (frame.width / size.width, frame.height / size.height)
        return parts.map { part in
            Rect(
                frame.minX + part.minX * dx, frame.minY + part.minY * dy, part.width * dx, part.height * dy
            ).roundedOutwards.intersection(frame)
        }.filter { !$0.isEmpty }
    }

    /// The nodes, in coordinates from the widget's upper left corner; `nil` if nothing was drawn.
    private static func node(of widget: WidgetPointer, _ size: Size) -> OpaquePointer? {
        guard size.width > 0, size.height > 0, let paintable = gtk_widget_paintable_new(widget),
            let image = gdk_paintable_get_current_image(paintable), let snapshot = gtk_snapshot_new()
        else { return nil }
        defer {
            g_object_unref(UnsafeMutableRawPointer(image))
            g_object_unref(UnsafeMutableRawPointer(paintable))
        }
        gdk_paintable_snapshot(image, snapshot, size.width, size.height)
        return gtk_snapshot_free_to_node(snapshot)
    }

    private mutating func visit(_ node: OpaquePointer, opacity: Double) -> [Mark] {
        guard opacity > 0 else { return [] }
        nodesLeft -= 1
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        let frame = Rect(bounds)
        guard nodesLeft > 0 else { return [Mark(frame: frame, isTint: false)] }
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            return visitChildren(of: node, opacity: opacity)
        case GSK_TRANSFORM_NODE:
            let transform = gsk_transform_node_get_transform(node)
            return visit(gsk_transform_node_get_child(node), opacity: opacity).map { mark in
                var (old, new) = (mark.frame.graphene, graphene_rect_t())
                gsk_transform_transform_bounds(transform, &old, &new)
                return Mark(frame: Rect(new), isTint: mark.isTint)
            }
        case GSK_OPACITY_NODE:
            let own = Double(gsk_opacity_node_get_opacity(node))
            return visit(gsk_opacity_node_get_child(node), opacity: opacity * own)
        case GSK_CLIP_NODE:
            let clip = gsk_clip_node_get_clip(node).map { Rect($0.pointee) } ?? frame
            return clipped(visit(gsk_clip_node_get_child(node), opacity: opacity), to: clip)
        case GSK_ROUNDED_CLIP_NODE:
            let clip = gsk_rounded_clip_node_get_clip(node).map { Rect($0.pointee.bounds) } ?? frame
            return clipped(visit(gsk_rounded_clip_node_get_child(node), opacity: opacity), to: clip)
        case GSK_DEBUG_NODE: return visit(gsk_debug_node_get_child(node), opacity: opacity)
        case GSK_SHADOW_NODE: return visit(gsk_shadow_node_get_child(node), opacity: opacity)
        case GSK_COLOR_NODE:
            let alpha = gsk_color_node_get_color(node).map { Double($0.pointee.alpha) } ?? 1
            return mark(frame, alpha: alpha * opacity)
        case GSK_LINEAR_GRADIENT_NODE:
            var count: gsize = 0
            let stops = gsk_linear_gradient_node_get_color_stops(node, &count)
            let alphas = (0..<Int(count)).map { Double(stops?[$0].color.alpha ?? 1) }
            return mark(frame, alpha: (alphas.max() ?? 0) * opacity)
        case GSK_BORDER_NODE: return border(node, frame, opacity)
        // A shadow covers nothing.
        case GSK_INSET_SHADOW_NODE, GSK_OUTSET_SHADOW_NODE: return []
        case GSK_CAIRO_NODE: return drawnByCairo(node, frame)
        default: return [Mark(frame: frame, isTint: false)]
        }
    }

    private mutating func visitChildren(of container: OpaquePointer, opacity: Double) -> [Mark] {
        var marks: [Mark] = []
        for index in 0..<gsk_container_node_get_n_children(container) {
            marks += visit(gsk_container_node_get_child(container, index), opacity: opacity)
            // If something solid fills the widget, mostly the first node (its background), the rest
            // makes no difference.
            let whole = Rect(origin: .zero, size: size)
            if let ground = marks.last, !ground.isTint, ground.frame.intersection(whole) == whole {
                return [ground]
            }
        }
        return marks
    }

    private func mark(_ frame: Rect, alpha: Double) -> [Mark] {
        alpha > 0 && !frame.isEmpty ? [Mark(frame: frame, isTint: alpha < 0.999)] : []
    }

    private func clipped(_ marks: [Mark], to clip: Rect) -> [Mark] {
        marks.map { Mark(frame: $0.frame.intersection(clip), isTint: $0.isTint) }.filter { !$0.frame.isEmpty }
    }

    /// A border's four sides.
    private func border(_ node: OpaquePointer, _ frame: Rect, _ opacity: Double) -> [Mark] {
        guard let widths = gsk_border_node_get_widths(node), let colors = gsk_border_node_get_colors(node)
        else {
            return [Mark(frame: frame, isTint: false)]
        }
        let (top, right) = (Double(widths[0]), Double(widths[1]))
        let (bottom, left) = (Double(widths[2]), Double(widths[3]))
        let sides = [
            Rect(frame.minX, frame.minY, frame.width, top),
            Rect(frame.maxX - right, frame.minY, right, frame.height),
            Rect(frame.minX, frame.maxY - bottom, frame.width, bottom),
            Rect(frame.minX, frame.minY, left, frame.height),
        ]
        return zip(sides, 0..<4).flatMap { mark($0, alpha: Double(colors[$1].alpha) * opacity) }
    }

    /// The part of a cairo surface that was drawn.
    private func drawnByCairo(_ node: OpaquePointer, _ frame: Rect) -> [Mark] {
        guard let surface = gsk_cairo_node_get_surface(node) else { return [] }
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_RECORDING else {
            return [Mark(frame: frame, isTint: false)]
        }
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
        let ink = Rect(x, y, width, height).intersection(frame)
        return ink.isEmpty ? [] : [Mark(frame: ink, isTint: false)]
    }
}

/// The last drawings of widgets, kept while a widget waits to be drawn again.
@MainActor
final class DrawingMemory {
    private var known: [WidgetPointer: LastDrawing] = [:]

    /// A widget's last drawing.
    ///
    /// - Parameter isPainted: Whether the frame is painted: a widget without a drawing then draws nothing. Before
    ///   that, it may be about to be drawn again.
    func drawing(of widget: WidgetPointer, isPainted: Bool) -> LastDrawing {
        let now = LastDrawing(of: widget)
        if !now.isThere, !isPainted, let known = known[widget] { return known }
        known[widget] = now
        return now
    }
}
