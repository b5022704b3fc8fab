import CGtk4

/// Stops presses, touches, scrolling and drags in a panel from bubbling to the app's controllers on the window.
///
/// Controllers of the app in the window's capture phase still get these events. GTK asks those before anything in the
/// window, and an event that is stopped there does not reach the panel: only keys can be forwarded.
enum PanelEventBarrier {
    @MainActor
    static func makeController() -> OpaquePointer {
        let controller = made(gtk_event_controller_legacy_new())
        _ = Signal.deciding(controller, "event") { _ in
            guard let event = gtk_event_controller_get_current_event(controller) else { return false }
            switch PointerEvent(gdk_event_get_event_type(event)) {
            case .press, .release, .touchBegin, .touchUpdate, .touchEnd, .scroll: return true
            case .drag:
                DropBarrier.refuse(event, in: gtk_event_controller_get_widget(controller)?.window?.widget)
                return true
            case .touchCancel, .motion, .pad, .other: return false
            }
        }
        return controller
    }
}
