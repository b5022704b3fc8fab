import CGtk4
@_spi(Host) import Scrim

/// Takes what a panel beside a live app has no use for: Escape, and the keys that move the focus, F6 among them.
///
/// GtkWindow would move the focus among the children that it knows, of which the layer is none, and lose it.
/// A key with Control, Alt or Super may be a shortcut, which GTK looks for at the window. It goes on to there; if none has
/// it, `FocusKeeper` moves the focus in GtkWindow's place.
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
