import CGtk4
@_spi(Host) import Scrim

/// Where a widget is, in the coordinates of another one that covers the same window.
struct RegionGeometry: Hashable {
    /// The widget's whole extent.
    var bounds: Rect
    /// What scrolled and clipping ancestors leave of the widget.
    var visible: Rect
    /// Where something of the app's own is drawn over the widget.
    var covers: [Rect] = []

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
        covers = RegionCover.frames(over: widget, in: reference).map { $0.intersection(visible) }
            .filter { !$0.isEmpty }
    }

    private init(bounds: Rect, visible: Rect) {
        self.bounds = bounds
        self.visible = visible
    }
}
