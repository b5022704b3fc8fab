import CGtk4
import Scrim

/// Takes what a panel beside a live app has no use for: Escape, and the keys that move the focus.
///
/// GtkWindow would move the focus among its own children only, which the layer is not for it, and lose it.
@MainActor
final class PanelKeys {
    let controller: OpaquePointer

    init(_ host: GtkHost) {
        guard let controller = gtk_event_controller_key_new() else {
            preconditionFailure("GTK makes an event controller")
        }
        self.controller = controller
        _ = Signal.deciding(UnsafeMutableRawPointer(controller), "key-pressed") { [weak host] arguments in
            guard let host, case .panel(let surface) = host.focusPlace else { return false }
            let key = KeyPress(arguments)
            if key.isEscape {
                host.stage.report(.escape)
            } else if let direction = key.direction {
                host.moveFocus(direction, inPanelOf: surface)
            } else {
                return false
            }
            return true
        }
    }
}
