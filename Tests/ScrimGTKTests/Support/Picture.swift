import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// A window's content as pixels.
@MainActor
struct Picture {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let texture: Texture

    private final class Texture {
        nonisolated(unsafe) let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    /// A widget as the window's own renderer would draw it; waits for the layout that the drawing needs.
    init(of widget: WidgetPointer) throws {
        var drawn: OpaquePointer?
        GtkTests.iterate {
            drawn = Self.drawing(of: widget)
            return drawn != nil
        }
        let node = try #require(drawn, "Nothing is drawn")
        defer { gsk_render_node_unref(node) }
        width = Int(gtk_widget_get_width(widget))
        height = Int(gtk_widget_get_height(widget))
        let native = try #require(gtk_widget_get_native(widget))
        var bounds = Geometry.Rect(0, 0, Double(width), Double(height)).graphene
        let texture = try #require(
            gsk_renderer_render_texture(gtk_native_get_renderer(native), node, &bounds))
        self.texture = Texture(texture)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// A widget's drawing; `nil` if there is none, for example while the widget waits for its layout.
    private static func drawing(of widget: WidgetPointer) -> OpaquePointer? {
        guard let paintable = gtk_widget_paintable_new(widget), let snapshot = gtk_snapshot_new() else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        return gtk_snapshot_free_to_node(snapshot)
    }

    /// The color of a pixel; GDK downloads premultiplied BGRA on little-endian machines.
    func color(_ x: Int, _ y: Int) -> Overlay.Color {
        let start = (y * width + x) * 4
        let parts = bytes[start..<start + 4].map { Double($0) / 255 }
        guard parts[3] > 0 else { return .clear }
        return Overlay.Color(
            red: parts[2] / parts[3], green: parts[1] / parts[3], blue: parts[0] / parts[3], alpha: parts[3])
    }

    /// The brightness of a pixel, 0 to 1.
    func brightness(_ x: Int, _ y: Int) -> Double {
        let color = color(x, y)
        return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }

    /// True if both pictures are equal, pixel by pixel.
    func shows(_ other: Picture) -> Bool {
        width == other.width && height == other.height && bytes == other.bytes
    }

    func save(to path: String) { gdk_texture_save_to_png(texture.pointer, path) }
}

extension Overlay.Color {
    /// True if both colors look the same: a renderer rounds each component to one of 256 steps.
    func isNear(_ other: Overlay.Color) -> Bool {
        [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
            .allSatisfy { abs($0) < 0.02 }
    }
}
