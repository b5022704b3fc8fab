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
    private var held = HeldKeys()

    init(_ host: GtkHost) {
        self.host = host
        guard let controller = gtk_event_controller_key_new() else {
            preconditionFailure("GTK makes an event controller")
        }
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        _ = Signal.deciding(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
            guard let self else { return false }
            let counts = held.press(UInt32(truncatingIfNeeded: arguments.unsigned(2)))
            let key = KeyPress(arguments)
            holdMnemonics(key)
            return swallows(key, counts: counts)
        }
        Signal(UnsafeMutableRawPointer(controller), "key-released") { [weak self] arguments in
            self?.held.release(UInt32(truncatingIfNeeded: arguments.unsigned(2)))
        }
    }

    /// Keys that are down by now belong to what was there before.
    func overlayCame(in window: UnsafeMutablePointer<GtkWindow>) {
        held.spend(in: window)
    }

    private func holdMnemonics(_ key: KeyPress) {
        guard let host, let window = host.window else { return }
        MnemonicBarrier.hold(key, in: window.widget, where: host.isInBlockedRegion)
    }

    private func swallows(_ key: KeyPress, counts: Bool) -> Bool {
        guard let host else { return false }
        let stage = host.stage
        let isWindowBlocked = stage.gate.plan.windowBlocker != nil
        switch stage.gate.keyRoute(focus: host.focusPlace) {
        case .app:
            return stage.gate.blocksTextInput && key.types(into: host.focusWidget)
        case .blocked(let surface):
            if key.isEscape {
                if counts { stage.report(.escape) }
            } else if !isWindowBlocked {
                passBy(key, blockedBy: surface)
            }
            return true
        case .panel(let surface):
            guard counts else { return true }
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

    /// Hands a key on past a blocked region that has the focus: Tab leads out of it as it always did, shortcuts
    /// reach what is around it.
    ///
    /// What types or activates is kept from everyone: GtkWindow would activate the focused widget with it.
    private func passBy(_ key: KeyPress, blockedBy surface: SurfaceID) {
        guard let host, let window = host.window else { return }
        if key.isTab, let direction = key.direction { return host.moveFocus(direction) }
        guard key.isShortcut, let region = stageRegion(of: surface),
            let inside = host.regions.widget(of: region)
        else { return }
        // The window asks all its controllers again; asked a second time, this one would lose the event.
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
        defer { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE) }
        var widget: WidgetPointer? = gtk_widget_get_parent(inside)
        while let current = widget {
            if gtk_event_controller_key_forward(controller, current) != 0 || current == window.widget {
                return
            }
            widget = gtk_widget_get_parent(current)
        }
    }

    private func stageRegion(of surface: SurfaceID) -> Region? {
        host?.stage.gate.plan.layers.first { $0.surface == surface }?.region
    }

    /// Offers the key to the focused widget and what it is in, up to the surface; true if one took it.
    private func forward(toPanelOf surface: SurfaceID) -> Bool {
        guard let host, let top = host.surface(surface)?.widget else { return false }
        var widget = host.focusWidget
        // A region in the panel may be blocked in its turn.
        if let focus = widget, host.isInBlockedRegion(focus) { return false }
        while let current = widget, current != top {
            if gtk_event_controller_key_forward(controller, current) != 0 { return true }
            widget = gtk_widget_get_parent(current)
        }
        return false
    }
}
