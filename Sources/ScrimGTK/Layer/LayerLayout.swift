import CGtk4

/// A window's layout manager while it has a layer: lays out the window as before, then the layer over all of it.
///
/// A window without a layout manager is laid out by its class, so this calls the functions of the class. A manager
/// that the app has set still lays out the window.
final class LayerLayout: CustomLayout {
    private let keptLayer: Retained<GtkWidget>
    private var layer: WidgetPointer { keptLayer.pointer }
    private let keptPrevious: Retained<GtkLayoutManager>?
    private var previous: UnsafeMutablePointer<GtkLayoutManager>? { keptPrevious?.pointer }
    private let onLayout: @MainActor () -> Void

    /// - Parameters:
    ///   - previous: The window's own manager, which the caller gives back later.
    ///   - onLayout: Called after the app's content was laid out, before the layer is.
    init(
        layer: WidgetPointer, previous: UnsafeMutablePointer<GtkLayoutManager>?,
        onLayout: @escaping @MainActor () -> Void
    ) {
        keptLayer = Retained(layer)
        keptPrevious = previous.map { Retained($0) }
        self.onLayout = onLayout
        super.init()
    }

    override func requestMode(of widget: WidgetPointer) -> GtkSizeRequestMode {
        // Not with the public function: that asks the manager for its widget, which the manager no longer has.
        if let previous {
            return scrim_layout_manager_class(previous).pointee.get_request_mode(previous, widget)
        }
        return scrim_widget_class(widget).pointee.get_request_mode(widget)
    }

    override func measure(_ widget: WidgetPointer, _ orientation: GtkOrientation, for size: Int)
        -> WidgetMeasure
    {
        var minimum: gint = 0
        var natural: gint = 0
        var minimumBaseline: gint = -1
        var naturalBaseline: gint = -1
        if let previous {
            gtk_layout_manager_measure(
                previous, widget, orientation, gint(size),
                &minimum, &natural, &minimumBaseline, &naturalBaseline)
        } else {
            scrim_widget_class(widget).pointee.measure(
                widget, orientation, gint(size), &minimum, &natural, &minimumBaseline, &naturalBaseline)
        }
        return WidgetMeasure(
            size: WidgetSize(minimum: Int(minimum), natural: Int(natural)),
            minimumBaseline: Int(minimumBaseline), naturalBaseline: Int(naturalBaseline))
    }

    override func allocate(_ widget: WidgetPointer, width: Int, height: Int, baseline: Int) {
        if let previous {
            gtk_layout_manager_allocate(previous, widget, gint(width), gint(height), gint(baseline))
        } else {
            scrim_widget_class(widget).pointee.size_allocate(
                widget, gint(width), gint(height), gint(baseline))
        }
        onLayout()
        guard gtk_widget_get_parent(layer) == widget, gtk_widget_should_layout(layer) != 0 else { return }
        layer.measureBothWays(width: width)
        layer.allocate(width: gint(width), height: gint(height))
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Measures a widget and ignores the result: GTK warns of an allocation without a measure.
    func measureBothWays(width: Int) {
        gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, gint(width), nil, nil, nil, nil)
    }
}
