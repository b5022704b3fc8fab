import CGtk4

/// Lays out a widget around a view of the framework's, and reports the width that the widget gets.
///
/// A view has one size at a time, and GTK allocates no less. The widget therefore requests less, and the view is laid
/// out again at the available width.
@MainActor
final class RoomLayout {
    /// The allocated width; `nil` before the first layout.
    private(set) var width: Int32?
    /// Called in GTK's layout pass when the view needs another width than before.
    var onChange: (@MainActor () -> Void)?

    private let widget: UnsafeMutablePointer<GtkWidget>
    private var size = (ideal: Int32(0), least: Int32(0))

    /// The layout of a widget with one child, which keeps this object.
    init(of widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        g_object_set_data_full(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.field,
            Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<RoomLayout>.fromOpaque(data).release() } })
        gtk_widget_set_layout_manager(
            widget, gtk_custom_layout_new(requestModeOfRoom, measureRoom, allocateRoom))
    }

    /// Sets the view's ideal and minimum widths.
    func update(ideal: Double, least: Double) {
        let new = (ideal: Self.whole(ideal), least: Self.whole(least))
        guard size != new else { return }
        size = new
        gtk_widget_queue_resize(widget)
    }

    // MARK: For GTK

    fileprivate func measure(_ orientation: GtkOrientation, for size: Int32) -> (least: Int32, natural: Int32)
    {
        if orientation == GTK_ORIENTATION_HORIZONTAL {
            return (self.size.least, max(self.size.ideal, self.size.least))
        }
        return child?.extent(GTK_ORIENTATION_VERTICAL, for: size) ?? (0, 0)
    }

    fileprivate func allocate(width: Int32, height: Int32) {
        if let child {
            let size = child.extent(GTK_ORIENTATION_HORIZONTAL, for: -1)
            var frame = GtkAllocation()
            frame.width = max(size.least, min(size.natural, width))
            frame.x = max(width - frame.width, 0) / 2
            let (least, natural) = child.extent(GTK_ORIENTATION_VERTICAL, for: frame.width)
            frame.height = max(least, min(natural, height))
            gtk_widget_size_allocate(child, &frame, -1)
        }
        // A view that does not fit got its minimum, so the available width is unknown.
        if size.least > 0, width <= size.least { return }
        let old = self.width ?? .max
        self.width = width
        if min(old, size.ideal) != min(width, size.ideal) { onChange?() }
    }

    /// A view's width in GTK's whole points; a view may ask for infinite width.
    private static func whole(_ width: Double) -> Int32 { Int32(max(0, min(width, 100_000)).rounded(.up)) }

    private var child: UnsafeMutablePointer<GtkWidget>? { gtk_widget_get_first_child(widget) }

    fileprivate nonisolated static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> RoomLayout? {
        guard let widget,
            let data = g_object_get_data(
                UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), field)
        else { return nil }
        return Unmanaged<RoomLayout>.fromOpaque(data).takeUnretainedValue()
    }

    private nonisolated static let field = "scrim-room"
}

private let requestModeOfRoom: GtkCustomRequestModeFunc = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

private let measureRoom: GtkCustomMeasureFunc = { widget, orientation, size, least, natural, _, _ in
    guard let layout = RoomLayout.of(widget) else { return }
    let extent = MainActor.assumeIsolated { layout.measure(orientation, for: size) }
    least?.pointee = extent.least
    natural?.pointee = extent.natural
}

private let allocateRoom: GtkCustomAllocateFunc = { widget, width, height, _ in
    guard let layout = RoomLayout.of(widget) else { return }
    MainActor.assumeIsolated { layout.allocate(width: width, height: height) }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget's minimum and natural size for a size in the other direction, which is at least the minimum there.
    fileprivate func extent(_ orientation: GtkOrientation, for size: Int32) -> (least: Int32, natural: Int32)
    {
        var (least, natural, size) = (Int32(0), Int32(0), size)
        if size >= 0, orientation == GTK_ORIENTATION_VERTICAL {
            gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            size = max(size, least)
        }
        gtk_widget_measure(self, orientation, size, &least, &natural, nil, nil)
        return (least, natural)
    }
}
