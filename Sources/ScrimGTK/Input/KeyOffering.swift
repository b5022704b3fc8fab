import CGtk4

/// Offers a key that the window must not get to the focused widget and what that is in, in the order of GTK: from the
/// outside in what asks first (`GTK_PHASE_CAPTURE`), then the widget itself, then from the inside out.
///
/// GTK forwards a key to one widget at a time, in all phases at once. So what is not to be asked yet is silent meanwhile,
/// except for a key that comes in a main loop of a handler.
@MainActor
final class KeyOffering {
    private var silenced: [SilencedController] = []

    /// True if a widget took the key.
    ///
    /// - Parameters:
    ///   - keys: The controller that is asked about the key.
    ///   - top: What the key does not come to, nor what is around it.
    func take(_ keys: OpaquePointer, to focus: WidgetPointer, below top: WidgetPointer) -> Bool {
        let outer = silenced
        restore()
        defer { silenced = outer.compactMap(\.again) }
        let top = Retained(top)
        let ancestry = focus.keptAncestry(below: top.pointer)
        func isTaken(by widget: Retained<GtkWidget>, _ phases: GtkPropagationPhase...) -> Bool {
            // A handler that has no use for the key may have taken the widget out of the panel all the same.
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
    /// Whether this event controller does something with keys.
    ///
    /// A gesture does not, and would give up what it follows if it were silenced.
    fileprivate var takesKeys: Bool {
        [
            gtk_event_controller_key_get_type(), gtk_shortcut_controller_get_type(),
            gtk_event_controller_legacy_get_type(),
        ].contains { scrim_is_a(UnsafeMutableRawPointer(self), $0) != 0 }
    }
}
