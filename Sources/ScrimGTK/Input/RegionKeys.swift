import CGtk4
import Scrim

/// Keeps keys from a blocked region while the focus is inside, and only from there.
///
/// It sits at the region's own widget: the app's accelerators are asked earlier, at the window, and stay live.
/// Tab leads out of the region as it always did.
@MainActor
final class RegionKeys {
    private let controllers: LeadingControllers

    init(_ host: GtkHost, on widget: WidgetPointer) {
        guard let controller = gtk_event_controller_key_new() else {
            preconditionFailure("GTK makes an event controller")
        }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        _ = Signal.deciding(UnsafeMutableRawPointer(controller), "key-pressed") { [weak host] arguments in
            guard let host else { return false }
            let key = KeyPress(arguments)
            if key.isEscape {
                host.stage.report(.escape)
            } else if key.isTab, let direction = key.direction {
                host.moveFocus(direction)
            }
            return true
        }
        controllers = LeadingControllers([controller], on: widget)
    }

    func remove() { controllers.remove() }
}
