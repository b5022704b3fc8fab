import CGtk4

/// Offers a key that the window must not get to the focused widget and its ancestors, in GTK's order: from the
/// outside in during `GTK_PHASE_CAPTURE`, then the widget itself, then from the inside out.
///
/// GTK forwards a key to one widget at a time, in all phases at once. So controllers whose turn has not come are
/// silenced meanwhile. A key that comes in a main loop of a handler still reaches them.
@MainActor
final class KeyOffering {
    private var silenced: [SilencedController] = []

    /// Offers the key; true if a widget handled it.
    ///
    /// - Parameters:
    ///   - keys: The controller whose current key is offered.
    ///   - top: The ancestor at which to stop; it does not get the key.
    func take(_ keys: OpaquePointer, to focus: WidgetPointer, below top: WidgetPointer) -> Bool {
        let outer = silenced
        restore()
        defer { silenced = outer.compactMap(\.again) }
        let top = Retained(top)
        let ancestry = focus.keptAncestry(below: top.pointer)
        func isTaken(by widget: Retained<GtkWidget>, _ phases: GtkPropagationPhase...) -> Bool {
            // A handler that did not use the key may still have taken the widget out of the panel.
            widget.pointer.isInside(top.pointer) && forward(keys, to: widget.pointer, phases)
        }
        if ancestry.reversed().contains(where: { isTaken(by: $0, GTK_PHASE_CAPTURE) }) { return true }
        guard let target = ancestry.first else { return false }
        return isTaken(by: target, GTK_PHASE_TARGET, GTK_PHASE_BUBBLE)
            || ancestry.dropFirst().contains { isTaken(by: $0, GTK_PHASE_BUBBLE) }
    }

    private func forward(
        _ keys: OpaquePointer, to widget: WidgetPointer, _ phases: [GtkPropagationPhase]
    ) -> Bool {
        let listening = widget.keptControllers.filter { OpaquePointer($0.pointer).takesKeys }
        let isAsked = { (controller: Retained<GObject>) in
            phases.contains(gtk_event_controller_get_propagation_phase(OpaquePointer(controller.pointer)))
        }
        guard listening.contains(where: isAsked) else { return false }
        silenced = listening.filter { !isAsked($0) }.compactMap(SilencedController.init)
        defer { restore() }
        return keys.forwardKey(to: widget)
    }

    private func restore() {
        let items = silenced
        silenced = []
        for controller in items { controller.restore() }
    }
}

extension OpaquePointer {
    /// Whether this event controller handles keys.
    ///
    /// A gesture does not, and silencing it would cancel what it follows.
    fileprivate var takesKeys: Bool {
        [
            gtk_event_controller_key_get_type(), gtk_shortcut_controller_get_type(),
            gtk_event_controller_legacy_get_type(),
        ].contains { scrim_is_a(UnsafeMutableRawPointer(self), $0) != 0 }
    }
}
