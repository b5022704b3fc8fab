import CGtk4

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// A widget that draws itself at any size.
    @MainActor
    static func drawing(
        _ draw: @escaping @MainActor (_ cairo: OpaquePointer, _ width: Double, _ height: Double) -> Void
    ) -> Widget {
        let area: Widget = make(gtk_drawing_area_new())
        let painter = Painter(draw)
        gtk_drawing_area_set_draw_func(
            area.as(GtkDrawingArea.self),
            { _, cairo, width, height, data in
                guard let cairo, let data else { return }
                let painter = Unmanaged<Painter>.fromOpaque(data).takeUnretainedValue()
                nonisolated(unsafe) let context = cairo
                MainActor.assumeIsolated { painter.draw(context, Double(width), Double(height)) }
            },
            Unmanaged.passRetained(painter).toOpaque(),
            { data in if let data { Unmanaged<Painter>.fromOpaque(data).release() } })
        return area
    }

    /// The size from the last layout.
    var size: (width: Double, height: Double) {
        (Double(max(gtk_widget_get_width(self), 1)), Double(max(gtk_widget_get_height(self), 1)))
    }

    func redraw() {
        gtk_widget_queue_draw(self)
    }
}

/// Holds the closure of a drawing area for as long as the area lives.
private final class Painter: Sendable {
    let draw: @MainActor (OpaquePointer, Double, Double) -> Void

    init(_ draw: @escaping @MainActor (OpaquePointer, Double, Double) -> Void) {
        self.draw = draw
    }
}
