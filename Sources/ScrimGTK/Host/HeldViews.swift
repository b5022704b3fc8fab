import CGtk4
@_spi(Host) import Scrim

/// The app's widgets that overlays hold, by name.
///
/// One list for the process: what waits for a window moves from one host to another, names and all.
@MainActor
enum HeldViews {
    private static var widgets: [ViewID: WidgetPointer] = [:]

    static func widget(of view: ViewID) -> WidgetPointer? { widgets[view] }

    /// Whether an overlay shows the widget, or is about to.
    static func contains(_ widget: WidgetPointer) -> Bool { widgets.values.contains(widget) }

    /// Takes a reference; a floating one becomes ours.
    static func hold(_ widget: WidgetPointer) -> ViewID {
        g_object_ref_sink(widget)
        let view = ViewID()
        widgets[view] = widget
        return view
    }

    static func release(_ view: ViewID) {
        if let widget = widgets.removeValue(forKey: view) { g_object_unref(widget) }
    }
}
