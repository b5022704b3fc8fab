import CGtk4

/// An event controller that gets no events until it is restored.
@MainActor
struct SilencedController {
    private let controller: Retained<GObject>
    private let phase: GtkPropagationPhase

    /// Silences the controller; `nil` if it is silent already.
    init?(_ controller: Retained<GObject>) {
        let pointer = OpaquePointer(controller.pointer)
        phase = gtk_event_controller_get_propagation_phase(pointer)
        guard phase != GTK_PHASE_NONE else { return nil }
        self.controller = controller
        gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_NONE)
    }

    /// The same controller, silenced again after `restore()`.
    var again: SilencedController? { SilencedController(controller) }

    /// Restores the propagation phase, unless the app has changed it meanwhile.
    func restore() {
        let pointer = OpaquePointer(controller.pointer)
        guard gtk_event_controller_get_propagation_phase(pointer) == GTK_PHASE_NONE else { return }
        gtk_event_controller_set_propagation_phase(pointer, phase)
    }
}
