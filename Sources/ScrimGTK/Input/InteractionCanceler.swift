import CGtk4

/// Cancels what the user is in the middle of when an overlay comes to block it: presses, kinetic scrolling,
/// open popovers.
///
/// A button pressed before a veil and released under it would otherwise be clicked.
@MainActor
struct InteractionCanceler {
    /// The window, or the part of it, that gets blocked.
    let area: WidgetPointer
    /// What lies in the area and is not blocked: the layer.
    let exempt: WidgetPointer
    let window: UnsafeMutablePointer<GtkWindow>

    func cancel(closing isClosed: (_ popover: WidgetPointer) -> Bool) {
        var popovers: [WidgetPointer] = []
        visit(area, popovers: &popovers)
        for popover in popovers where isClosed(popover) {
            gtk_popover_popdown(popover.cast(to: GtkPopover.self))
        }
        resetControllers(from: gtk_window_get_focus(window))
    }

    private func visit(_ widget: WidgetPointer, popovers: inout [WidgetPointer]) {
        guard gtk_widget_get_mapped(widget) != 0, widget != exempt else { return }
        if widget.isA(gtk_popover_get_type()) { popovers.append(widget) }
        if widget.isA(gtk_scrolled_window_get_type()) { widget.stopKineticScrolling() }
        // GTK marks all that a button or finger went down on, up to the window.
        if gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 {
            resetControllers(of: widget)
        }
        for child in widget.children { visit(child, popovers: &popovers) }
    }

    /// Resets the controllers of a widget and of those around it, up to the area; not the window's, which serve more.
    private func resetControllers(from start: WidgetPointer?) {
        guard let start, start.isInside(area), !start.isInside(exempt) else { return }
        var widget: WidgetPointer? = start
        while let current = widget, current.opaque != OpaquePointer(window) {
            resetControllers(of: current)
            widget = current == area ? nil : gtk_widget_get_parent(current)
        }
    }

    private func resetControllers(of widget: WidgetPointer) {
        widget.controllers.forEach(gtk_event_controller_reset)
    }
}
