import CGtk4
@_spi(Host) import Scrim
import ScrimTesting
import Testing

@_spi(Host) @testable import ScrimGTK

/// What a window painted last, frame by frame: looked at after each, before anything changes again.
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

    /// Has a first frame painted.
    func begin() {
        gtk_widget_queue_draw(window)
        GtkTests.iterate { node != nil }
    }

    /// Looks no more.
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
        // What is to be painted anew has no nodes; the window as it was stays on screen.
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
            // What it is called instead of this.
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
            // One without a ground is where its widget is.
            time: time,
            frame: painted.ground?.offset(dx: origin.x, dy: origin.y) ?? panel.frame(in: window),
            opacity: opacity, texts: texts, indicator: indicator?.frame(in: window))
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    var name: String { String(cString: gtk_widget_get_name(self)) }

    /// All that is in it.
    var descendants: [WidgetPointer] { children.flatMap { [$0] + $0.descendants } }

    /// Where it is in a window.
    func frame(in window: WidgetPointer) -> Geometry.Rect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, window, &bounds) != 0 else { return .zero }
        return Geometry.Rect(bounds)
    }

    /// What was painted of it in the last frame, to be freed; `nil`: nothing, or it is to be painted anew.
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
    /// Of all in it; `nil`: nothing of it was painted.
    private(set) var opacity: Double?
    /// Its ground, in the surface's coordinates; `nil`: it has none.
    private(set) var ground: Geometry.Rect?

    init(in surface: WidgetPointer) {
        guard let node = surface.painted else { return }
        defer { gsk_render_node_unref(node) }
        search(node, opacity: 1, transforms: [])
        // In the very corner it has no place of its own: it is as opaque as all that is in the surface.
        if opacity == nil { opacity = Self.opacity(of: node) }
    }

    /// The opacity of the front-most that is drawn.
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

    /// The panel is what is drawn in a place of its own; its ground, what all in it is cut off at.
    ///
    /// What has a place of its own in the panel, as a button has, has a ground that is not the panel's.
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
            // What nothing reaches out of is not cut off.
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
