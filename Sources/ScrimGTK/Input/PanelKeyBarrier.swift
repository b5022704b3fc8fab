import CGtk4
@_spi(Host) import Scrim

/// Handles Escape and the keys that move the focus, F6 included, if a panel beside a live app does not use them.
///
/// GtkWindow would move the focus among the children that it knows. The layer is not among these, so the focus would
/// be lost. A key with Control, Alt or Super may be a shortcut, which GTK looks for at the window, so it goes on to
/// there. If it is none, `FocusKeeper` moves the focus instead of GtkWindow.
@MainActor
final class PanelKeyBarrier {
    let controller: OpaquePointer

    init(_ window: GuardedWindow) {
        controller = made(gtk_event_controller_key_new())
        _ = Signal.deciding(controller, "key-pressed") { [weak window] arguments in
            guard let window else { return false }
            let place = window.focusPlace
            guard let surface = place.surface else { return false }
            let key = KeyPress(arguments)
            if key.isEscape {
                // Escape that ends no overlay is the app's, as beside the panel.
                guard window.yieldsToEscape(place) else { return false }
                window.report(.escapeAt(place))
            } else if let step = key.step {
                return window.walk(step)
            } else if let direction = key.direction, !key.hasCommandModifier {
                window.moveFocus(direction, inPanelOf: surface)
            } else {
                return false
            }
            return true
        }
    }
}
