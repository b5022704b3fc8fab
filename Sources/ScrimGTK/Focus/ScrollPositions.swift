import CGtk4

/// The scroll positions around a widget, to be kept while the widget gets the focus back.
///
/// GtkViewport scrolls to whatever gets the focus, but the user may have scrolled elsewhere since the widget had it.
@MainActor
struct ScrollPositions {
    private var positions: [(adjustment: Retained<GtkAdjustment>, value: Double)] = []

    /// Notes the positions of those widgets that scroll.
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

    /// Scrolls back, after a widget of the window got the focus.
    func restore(in window: UnsafeMutablePointer<GtkWindow>) {
        scroll()
        guard Self.isReportingFocus(window) else { return }
        Later.run { scroll() }
    }

    /// Whether the window is reporting a focus at this moment: the viewports are notified of the next
    /// one only afterwards.
    private static func isReportingFocus(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
        guard let running = g_signal_get_invocation_hint(UnsafeMutableRawPointer(window)) else {
            return false
        }
        return running.pointee.detail == g_quark_from_string("focus-widget")
    }

    /// Sets even an equal value: that ends an animation of GTK's.
    private func scroll() {
        for (adjustment, value) in positions { adjustment.pointer.setValue(value) }
    }
}
