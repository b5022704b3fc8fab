import CGtk4

/// Event controllers of this library that a widget asks before any of the app's, whenever the app adds its own.
///
/// GTK asks the controller that was added last first. So these go to the front again as soon as another one
/// gets there: GtkApplication's accelerators, or a capture handler that the app adds under a veil.
///
/// None is taken off in the middle of an event: GTK goes through a widget's controllers with the next one in its hand,
/// and would ask that one after it was freed. It is taken off before the next event, or, in a loop of the app's, after that.
/// In such a loop others like them go to the front, and they themselves hear of nothing any more.
@MainActor
final class PriorityControllers {
    private let widget: WeakObject<GtkWidget>
    private let make: @MainActor () -> [OpaquePointer]
    private let forget: @MainActor ([OpaquePointer]) -> Void
    /// First to last, each with a reference of ours.
    private var controllers: [OpaquePointer]
    private var list: OpaquePointer?
    private var watch: Signal?
    private var isMoving = false

    /// - Parameters:
    ///   - make: Makes the controllers, first to be asked to last; their references are taken over.
    ///   - forget: Lets go of controllers that will be asked about nothing any more.
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

    /// Has them hear of nothing any more, takes them off the widget and lets go of them.
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
        // Deeper, a handler runs the loop: GTK may be in the middle of asking any of them.
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
