import CGtk4
@_spi(Host) import Scrim

/// Keeps presses on a sheet from a header bar's own gestures (GtkWindowHandle), which move the window, maximize it or
/// open its menu.
///
/// The bar belongs to the sheet. The app's widgets on it, and the gestures that move the sheet, still
/// get the presses.
@MainActor
enum WindowHandles {
    /// Silences the handles under each press before anything in a widget gets it.
    ///
    /// - Parameter pick: Returns the widget at a point of this widget.
    static func silence(in widget: WidgetPointer, pick: @escaping @MainActor (Point) -> WidgetPointer?) {
        let press = made(gtk_gesture_click_new())
        gtk_gesture_single_set_button(press, 0)
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        Signal(press, "pressed") {
            let target = pick(Point(x: $0.double(2), y: $0.double(3)))
            let controllers = handles(around: target, below: widget).flatMap { silenced(by: $0) }
            guard !controllers.isEmpty else { return }
            // A gesture that misses a press ignores what follows. A handler of the press may run a main loop.
            Later.runUnwound { for controller in controllers { controller.restore() } }
        }
        gtk_widget_add_controller(widget, press)
    }

    private static func handles(around target: WidgetPointer?, below end: WidgetPointer) -> [WidgetPointer] {
        guard let target else { return [] }
        return sequence(first: target) { gtk_widget_get_parent($0) }.prefix { $0 != end }
            .filter { $0.isA(gtk_window_handle_get_type()) }
    }

    /// Silences a handle's own gestures: the first that were added to it, which GTK asks last.
    private static func silenced(by handle: WidgetPointer) -> [SilencedController] {
        handle.keptControllers.suffix(2)
            .filter { OpaquePointer($0.pointer).isA(gtk_gesture_get_type()) }
            .compactMap(SilencedController.init)
    }
}
