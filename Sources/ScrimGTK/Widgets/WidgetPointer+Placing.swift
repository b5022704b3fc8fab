import CGtk4
@_spi(Host) import Scrim

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Allocates the widget at a frame, at least in its minimum size; for layout passes.
    ///
    /// - Parameter transform: Replaces the move to the frame's origin; this function takes it over.
    @MainActor
    func place(_ frame: Rect, transform: OpaquePointer? = nil) {
        guard gtk_widget_should_layout(self) != 0 else { return gsk_transform_unref(transform) }
        // GTK requires a measure before an allocation.
        var least: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        let width = max(least, Int32(clamping: frame.width.rounded(.up)))
        gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
        let height = max(least, Int32(clamping: frame.height.rounded(.up)))
        var origin = frame.origin.graphene
        allocate(width: width, height: height, transform: transform ?? gsk_transform_translate(nil, &origin))
    }

    /// The widget's extent in another one's coordinates.
    func bounds(in reference: WidgetPointer) -> Rect? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, reference, &bounds) != 0 else { return nil }
        return Rect(
            Double(bounds.origin.x), Double(bounds.origin.y),
            Double(bounds.size.width), Double(bounds.size.height))
    }

    /// The widget's natural size, at most this wide unless its minimum is wider.
    @MainActor
    func naturalSize(width limit: Double?) -> Size {
        var least: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
        let width = limit.map { max(min(natural, Int32(clamping: $0.rounded(.down))), least) } ?? natural
        var height: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
        return Size(width: Double(width), height: Double(height))
    }

    /// The widget's minimum size at this width, or at its minimum width if that is wider.
    @MainActor
    func leastSize(width limit: Double) -> Size {
        var width: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        width = max(width, Int32(clamping: limit.rounded(.down)))
        var height: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
        return Size(width: Double(width), height: Double(height))
    }
}
