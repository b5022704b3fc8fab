import CGtk4

/// Stops what was pressed, touched or scrolled in a panel from bubbling on to the window: the app's own
/// controllers there are none of the panel's parents.
///
/// A controller of the app's in the window's capture phase hears of them all the same. GTK asks it before anything
/// in the window, and an event that is stopped there reaches the panel no more: only a key's can be handed on by
/// hand.
enum PanelEventBarrier {
    @MainActor
    static func makeController() -> OpaquePointer {
        guard let controller = gtk_event_controller_legacy_new() else {
            preconditionFailure("GTK makes an event controller")
        }
        _ = Signal.deciding(UnsafeMutableRawPointer(controller), "event") { _ in
            guard let event = gtk_event_controller_get_current_event(controller) else { return false }
            switch PointerEvent(gdk_event_get_event_type(event)) {
            case .press, .release, .touchBegin, .touchUpdate, .touchEnd, .scroll: return true
            case .touchCancel, .motion, .other: return false
            }
        }
        return controller
    }
}
