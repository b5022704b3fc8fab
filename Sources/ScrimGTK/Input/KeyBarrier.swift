import CGtk4
import Scrim

/// Asks the gate about each key pressed in a window, before shortcuts, mnemonics and menus hear of it.
///
/// A key that the app must not hear of is handed by hand to the panel that has the focus, and to nothing else.
/// Key releases always pass: an app that heard a press must hear its release.
@MainActor
final class KeyBarrier {
    let controller: OpaquePointer
    private weak var host: GtkHost?

    init(_ host: GtkHost) {
        self.host = host
        guard let controller = gtk_event_controller_key_new() else {
            preconditionFailure("GTK makes an event controller")
        }
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        _ = Signal.deciding(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
            self?.swallows(KeyPress(arguments)) ?? false
        }
    }

    private func swallows(_ key: KeyPress) -> Bool {
        guard let host else { return false }
        let stage = host.stage
        let isWindowBlocked = stage.gate.plan.windowBlocker != nil
        switch stage.gate.keyRoute(focus: host.focusPlace) {
        case .app:
            return stage.gate.blocksTextInput && key.types(into: host.focusWidget)
        case .blocked:
            // A blocked region answers for itself, at its own widget: the app's shortcuts come before that.
            guard isWindowBlocked else { return false }
            if key.isEscape { stage.report(.escape) }
            return true
        case .panel(let surface):
            // Beside a live app the key takes GTK's usual way, and passes `PanelKeys`.
            guard isWindowBlocked else { return false }
            if forward(toPanelOf: surface) { return true }
            if let direction = key.direction {
                host.moveFocus(direction, inPanelOf: surface)
            } else if key.isEscape {
                stage.report(.escape)
            }
            return true
        }
    }

    /// Offers the key to the focused widget and what it is in, up to the surface; true if one took it.
    private func forward(toPanelOf surface: SurfaceID) -> Bool {
        guard let host, let top = host.surface(surface)?.widget else { return false }
        var widget = host.focusWidget
        if let focus = widget, host.isInBlockedRegion(focus) { return false }
        while let current = widget, current != top {
            if gtk_event_controller_key_forward(controller, current) != 0 { return true }
            widget = gtk_widget_get_parent(current)
        }
        return false
    }
}
