import CGtk4

/// Event controllers of this library that a widget always asks before any of the app's.
///
/// GTK first asks the controller that was added last. So these go to the front again as soon as another one is there:
/// GtkApplication's accelerators, or a capture handler that the app adds under a veil.
///
/// None is removed in the middle of an event: while GTK walks a widget's controllers, it holds a pointer to the next
/// one, and would use that after it was freed. A controller is removed before the next event; in a nested loop of the
/// app, after that loop. In such a loop new controllers go to the front, and the old ones get no more events.
@MainActor
final class PriorityControllers {
    private let widget: WeakObject<GtkWidget>
    private let make: @MainActor () -> [OpaquePointer]
    private let forget: @MainActor ([OpaquePointer]) -> Void
    /// The controllers, first to last, each with a reference.
    private var controllers: [OpaquePointer]
    private var list: OpaquePointer?
    private var watch: Signal?
    private var isMoving = false

    /// - Parameters:
    ///   - make: Makes the controllers in the order in which GTK shall ask them; takes over their references.
    ///   - forget: Called with controllers that get no more events.
    init(
        on widget: WidgetPointer, make: @escaping @MainActor () -> [OpaquePointer],
        forget: @escaping @MainActor ([OpaquePointer]) -> Void = { _ in }
    ) {
        self.widget = WeakObject(widget)
        self.make = make
        self.forget = forget
        controllers = make()
        add(to: widget)
        let list = gtk_widget_observe_controllers(widget)
        self.list = list
        guard let list else { return }
        watch = Signal(list, "items-changed") { [weak self] _ in
            self?.moveToFrontLater()
        }
    }

    /// Silences the controllers, takes them off the widget and releases them.
    func remove() {
        guard let list else { return }
        watch?.disconnect()
        g_object_unref(UnsafeMutableRawPointer(list))
        self.list = nil
        retire(controllers)
    }

    private func retire(_ controllers: [OpaquePointer]) {
        forget(controllers)
        for controller in controllers {
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
        }
        Later.runUnwound { [widget] in
            if let widget = widget.object { Self.remove(controllers, from: widget) }
            for controller in controllers { g_object_unref(UnsafeMutableRawPointer(controller)) }
        }
    }

    private func moveToFrontLater() {
        guard !isMoving else { return }
        isMoving = true
        Later.run { [weak self] in
            self?.moveToFront()
            self?.isMoving = false
        }
    }

    private func moveToFront() {
        guard let list, let widget = widget.object, gtk_widget_in_destruction(widget) == 0,
            !isInFront(list)
        else { return }
        // In a nested loop, GTK may be in the middle of asking any of them.
        if g_main_depth() > 1 {
            retire(controllers)
            controllers = make()
        } else {
            Self.remove(controllers, from: widget)
        }
        add(to: widget)
    }

    private func isInFront(_ list: OpaquePointer) -> Bool {
        for (index, controller) in controllers.enumerated() {
            guard let item = g_list_model_get_item(list, guint(index)) else { return false }
            g_object_unref(item)
            guard OpaquePointer(item) == controller else { return false }
        }
        return true
    }

    private func add(to widget: WidgetPointer) {
        for controller in controllers.reversed() {
            // The widget takes over a reference.
            g_object_ref(UnsafeMutableRawPointer(controller))
            gtk_widget_add_controller(widget, controller)
        }
    }

    private static func remove(_ controllers: [OpaquePointer], from widget: WidgetPointer) {
        for controller in controllers where gtk_event_controller_get_widget(controller) == widget {
            gtk_widget_remove_controller(widget, controller)
        }
    }
}
