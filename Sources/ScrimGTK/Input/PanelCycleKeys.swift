import CGtk4
@_spi(Host) import Scrim

/// Moves the focus to the panels beside the app on F6 and Shift+F6, if nothing in the app uses these keys.
///
/// The focused widget, its ancestors and the app's accelerators get the keys first.
enum PanelCycleKeys {
    @MainActor
    static func makeController(_ window: GuardedWindow) -> OpaquePointer {
        let controller = made(gtk_event_controller_key_new())
        _ = Signal.deciding(controller, "key-pressed") { [weak window] arguments in
            guard let window, let step = KeyPress(arguments).step else { return false }
            return window.walk(step)
        }
        return controller
    }
}
