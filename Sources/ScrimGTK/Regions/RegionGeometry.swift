import CGtk4
import Scrim

/// Where a widget is, in the coordinates of another one that covers the same window.
struct RegionGeometry: Hashable {
    /// Its whole extent.
    var bounds: Rect
    /// What scrolled and clipping ancestors leave of it.
    var visible: Rect

    static let nowhere = RegionGeometry(bounds: .zero, visible: .zero)

    /// Measures a widget; `nil` while it is not on screen, or on a surface of its own (in a popover).
    @MainActor
    init?(of widget: WidgetPointer, in reference: WidgetPointer) {
        guard gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_native(widget) == gtk_widget_get_native(reference),
            let bounds = widget.bounds(in: reference)
        else { return nil }
        var visible = bounds
        var ancestor = gtk_widget_get_parent(widget)
        while let current = ancestor {
            if gtk_widget_get_overflow(current) == GTK_OVERFLOW_HIDDEN,
                let clip = current.bounds(in: reference)
            {
                visible = visible.intersection(clip)
            }
            ancestor = gtk_widget_get_parent(current)
        }
        self.init(bounds: bounds, visible: visible)
    }

    private init(bounds: Rect, visible: Rect) {
        self.bounds = bounds
        self.visible = visible
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget's extent in another one's coordinates.
    func bounds(in reference: WidgetPointer) -> Rect? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, reference, &bounds) != 0 else { return nil }
        return Rect(
            Double(bounds.origin.x), Double(bounds.origin.y),
            Double(bounds.size.width), Double(bounds.size.height))
    }

    /// Whether it is this widget or inside it.
    func isInside(_ widget: WidgetPointer) -> Bool {
        self == widget || gtk_widget_is_ancestor(self, widget) != 0
    }

    /// Whether it is of this type or one derived from it.
    func isA(_ type: GType) -> Bool { scrim_is_a(self, type) != 0 }

    /// The window it is in.
    var window: UnsafeMutablePointer<GtkWindow>? {
        guard let root = gtk_widget_get_root(self) else { return nil }
        let widget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        return widget.isA(gtk_window_get_type()) ? widget.cast(to: GtkWindow.self) : nil
    }
}
