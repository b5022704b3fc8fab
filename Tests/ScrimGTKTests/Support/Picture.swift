import CGtk4
@_spi(Host) import Scrim
import Testing

@_spi(Host) @testable import ScrimGTK

/// What a window shows, as pixels.
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

    /// A widget as it would be drawn, in the window's own renderer; waits for the layout that it is drawn by.
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

    /// What a widget draws; `nil`: nothing, as one that waits for its layout.
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

    /// How bright a pixel is, 0 to 1.
    func brightness(_ x: Int, _ y: Int) -> Double {
        let color = color(x, y)
        return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }

    /// Whether it is the same as another one, pixel by pixel.
    func shows(_ other: Picture) -> Bool {
        width == other.width && height == other.height && bytes == other.bytes
    }

    func save(to path: String) { gdk_texture_save_to_png(texture.pointer, path) }
}

extension Overlay.Color {
    /// Whether it looks the same: a renderer rounds each part to one of 256 steps.
    func isNear(_ other: Overlay.Color) -> Bool {
        [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
            .allSatisfy { abs($0) < 0.02 }
    }
}
