import CGtk4
@_spi(Host) import Scrim

/// Takes F6 and Shift+F6 if nothing in the app uses them: they lead to the panels beside the app.
///
/// The focused widget and its ancestors are asked first, and so are the app's accelerators.
enum PaneKeys {
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
