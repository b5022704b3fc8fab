import CGtk4
@_spi(Host) import Scrim
import ScrimTesting
import Testing

@_spi(Host) @testable import ScrimGTK

/// What a window painted last, inspected after each frame before anything changes again.
@MainActor
final class PaintedFrames {
    /// The panels in the last frame, by their surfaces' identifiers.
    private(set) var panels: [String: ConformancePanel] = [:]
    private let window: WidgetPointer
    private var node: OpaquePointer?
    private var signal: Signal?

    init(in window: WidgetPointer) {
        self.window = window
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] _ in
            self?.look(at: .microseconds(gdk_frame_clock_get_frame_time(clock)))
        }
    }

    /// Forces a first frame.
    func begin() {
        gtk_widget_queue_draw(window)
        GtkTests.iterate { node != nil }
    }

    /// Stops watching.
    func stop() {
        signal?.disconnect()
        signal = nil
        forget()
    }

    /// How bright the last frame is at a point, 0 to 1.
    func brightness(at point: Geometry.Point) -> Double {
        guard let node, let native = gtk_widget_get_native(window),
            let renderer = gtk_native_get_renderer(native)
        else { return 0 }
        var pixel = Geometry.Rect(point.x.rounded(.down), point.y.rounded(.down), 1, 1).graphene
        guard let texture = gsk_renderer_render_texture(renderer, node, &pixel) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        // GDK downloads premultiplied BGRA on little-endian machines.
        var bytes: [UInt8] = [0, 0, 0, 0]
        gdk_texture_download(texture, &bytes, 4)
        return (0.0722 * Double(bytes[0]) + 0.7152 * Double(bytes[1]) + 0.2126 * Double(bytes[2])) / 255
    }

    private func forget() {
        if let node { gsk_render_node_unref(node) }
        node = nil
    }

    private func look(at time: Duration) {
        // A widget that is to be painted again has no nodes; the window is still on screen as it was.
        guard let node = window.painted else { return }
        forget()
        self.node = node
        panels = [:]
        for panel in window.descendants where panel.name.hasSuffix(".panel") {
            guard gtk_widget_get_mapped(panel) != 0 else { continue }
            let identifier = String(panel.name.dropLast(".panel".count))
            panels[identifier] = look(at: panel, identifier, time)
        }
    }

    private func look(at panel: WidgetPointer, _ identifier: String, _ time: Duration) -> ConformancePanel? {
        guard let surface: WidgetPointer = gtk_widget_get_parent(panel) else { return nil }
        let origin = surface.frame(in: window).origin
        let painted = PaintedPanel(in: surface)
        guard let opacity = painted.opacity, gtk_widget_get_width(panel) > 0 else { return nil }
        var texts: [String: Geometry.Rect] = [:]
        for label in panel.descendants
        where label.isA(gtk_label_get_type()) && gtk_widget_get_mapped(label) != 0 {
            texts[String(cString: gtk_label_get_text(label.opaque))] = label.frame(in: window)
        }
        for button in panel.descendants
        where button.isA(gtk_button_get_type()) && gtk_widget_get_mapped(button) != 0
            && gtk_button_get_label(button.cast(to: GtkButton.self)) == nil
        {
            // GTK compares the label with this text and returns the actual label.
            guard let name = scrim_accessible_check_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, "\u{FFFF}")
            else {
                continue
            }
            texts[String(cString: name)] = button.frame(in: window)
            g_free(name)
        }
        let indicator = panel.descendants.first {
            $0.name == "\(identifier).indicator" && gtk_widget_get_mapped($0) != 0
        }
        return ConformancePanel(
            // A panel without a background is where its widget is.
            time: time,
            frame: painted.ground?.offset(dx: origin.x, dy: origin.y) ?? panel.frame(in: window),
            opacity: opacity, texts: texts, indicator: indicator?.frame(in: window))
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    var name: String { String(cString: gtk_widget_get_name(self)) }

    /// All widgets in the subtree.
    var descendants: [WidgetPointer] { children.flatMap { [$0] + $0.descendants } }

    /// The widget's frame in a window.
    func frame(in window: WidgetPointer) -> Geometry.Rect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, window, &bounds) != 0 else { return .zero }
        return Geometry.Rect(bounds)
    }

    /// What was painted of the widget in the last frame, to be freed by the caller; `nil` if nothing was, or if the
    /// widget is to be painted again.
    fileprivate var painted: OpaquePointer? {
        guard let paintable = gtk_widget_paintable_new(self) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        guard let snapshot = gtk_snapshot_new() else { return nil }
        gdk_paintable_snapshot(
            paintable, snapshot, Double(gtk_widget_get_width(self)), Double(gtk_widget_get_height(self)))
        return gtk_snapshot_free_to_node(snapshot)
    }
}

extension Geometry.Rect {
    fileprivate init(_ rect: graphene_rect_t) {
        self.init(
            Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }

    var center: Geometry.Point { Geometry.Point(x: midX, y: midY) }
}

/// A panel as GTK painted it last: found in the render nodes of its surface.
@MainActor
private struct PaintedPanel {
    /// The opacity of everything in the panel; `nil` if nothing was painted.
    private(set) var opacity: Double?
    /// The background, in the surface's coordinates; `nil` if there is none.
    private(set) var ground: Geometry.Rect?

    init(in surface: WidgetPointer) {
        guard let node = surface.painted else { return }
        defer { gsk_render_node_unref(node) }
        search(node, opacity: 1, transforms: [])
        // A panel in the very corner has no transform of its own: it is as opaque as everything in the surface.
        if opacity == nil { opacity = Self.opacity(of: node) }
    }

    /// The opacity of the front-most node that is drawn.
    private static func opacity(of node: OpaquePointer) -> Double {
        switch gsk_render_node_get_node_type(node) {
        case GSK_OPACITY_NODE:
            Double(gsk_opacity_node_get_opacity(node))
                * (gsk_opacity_node_get_child(node).map { opacity(of: $0) } ?? 1)
        case GSK_CONTAINER_NODE:
            gsk_container_node_get_child(node, gsk_container_node_get_n_children(node) - 1).map {
                opacity(of: $0)
            } ?? 1
        case GSK_CLIP_NODE: gsk_clip_node_get_child(node).map { opacity(of: $0) } ?? 1
        case GSK_ROUNDED_CLIP_NODE: gsk_rounded_clip_node_get_child(node).map { opacity(of: $0) } ?? 1
        default: 1
        }
    }

    /// Finds the panel, which has a transform, and its background, which is what clips its content.
    ///
    /// A widget in the panel that has its own transform, such as a button, has a clip that is not the panel's.
    private mutating func search(_ node: OpaquePointer, opacity: Double, transforms: [OpaquePointer]) {
        guard ground == nil, transforms.count < 2 else { return }
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                if let child = gsk_container_node_get_child(node, index) {
                    search(child, opacity: opacity, transforms: transforms)
                }
            }
        case GSK_TRANSFORM_NODE:
            guard let child = gsk_transform_node_get_child(node),
                let transform = gsk_transform_node_get_transform(node)
            else { return }
            if self.opacity == nil { self.opacity = opacity }
            search(child, opacity: opacity, transforms: transforms + [transform])
        case GSK_OPACITY_NODE:
            guard let child = gsk_opacity_node_get_child(node) else { return }
            search(
                child, opacity: opacity * Double(gsk_opacity_node_get_opacity(node)), transforms: transforms)
        case GSK_CLIP_NODE:
            guard let child = gsk_clip_node_get_child(node), let clip = gsk_clip_node_get_clip(node) else {
                return
            }
            found(clip.pointee, child, opacity, transforms)
        case GSK_ROUNDED_CLIP_NODE:
            guard let child = gsk_rounded_clip_node_get_child(node),
                let clip = gsk_rounded_clip_node_get_clip(node)
            else { return }
            found(clip.pointee.bounds, child, opacity, transforms)
        case GSK_COLOR_NODE where !transforms.isEmpty:
            // A node is not clipped if nothing reaches outside of it.
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            found(bounds, node, opacity, transforms)
        default: break
        }
    }

    private mutating func found(
        _ clip: graphene_rect_t, _ child: OpaquePointer, _ opacity: Double, _ transforms: [OpaquePointer]
    ) {
        guard !transforms.isEmpty else { return search(child, opacity: opacity, transforms: transforms) }
        var bounds = clip
        for transform in transforms.reversed() {
            var outer = graphene_rect_t()
            gsk_transform_transform_bounds(transform, &bounds, &outer)
            bounds = outer
        }
        ground = Geometry.Rect(bounds)
    }
}
