import CGtk4

/// How far what is around a widget is scrolled, to be kept while the focus comes back to the widget.
///
/// GtkViewport scrolls to whatever gets the focus. The user may have scrolled elsewhere since the widget had it.
@MainActor
struct ScrollPositions {
    private var positions: [(adjustment: Retained<GtkAdjustment>, value: Double)] = []

    /// Notes those of the widgets that scroll.
    init(of widgets: [WidgetPointer]) {
        for widget in widgets where widget.isA(gtk_scrollable_get_type()) {
            for adjustment in [
                gtk_scrollable_get_hadjustment(widget.opaque), gtk_scrollable_get_vadjustment(widget.opaque),
            ] {
                guard let adjustment else { continue }
                positions.append((Retained(adjustment), gtk_adjustment_get_value(adjustment)))
            }
        }
    }

    /// Scrolls back, after the focus came to a widget of the window.
    func restore(in window: UnsafeMutablePointer<GtkWindow>) {
        scroll()
        guard Self.isReportingFocus(window) else { return }
        Later.run { scroll() }
    }

    /// Whether the window reports its focus at this moment: the viewports hear of the next one only after it.
    private static func isReportingFocus(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        guard let running = g_signal_get_invocation_hint(UnsafeMutableRawPointer(window)) else {
            return false
        }
        return running.pointee.detail == g_quark_from_string("focus-widget")
    }

    /// Also where the value is the same: that ends an animation of GTK's.
    private func scroll() {
        for (adjustment, value) in positions { adjustment.pointer.setValue(value) }
    }
}
