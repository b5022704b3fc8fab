import CGtk4

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Calls `body` on every emission of a signal that returns nothing, whatever its arguments.
    @MainActor @discardableResult
    func on(_ signal: String, _ body: @escaping @MainActor () -> Void) -> Self {
        connect(UnsafeMutableRawPointer(self), signal, body)
        return self
    }

    /// Calls `body` when a property changes.
    @MainActor @discardableResult
    func onChange(of property: String, _ body: @escaping @MainActor () -> Void) -> Self {
        on("notify::\(property)", body)
    }

    /// Calls `body` when the widget gains or loses the focus, with true if the widget or a descendant has it.
    @MainActor @discardableResult
    func onFocus(_ body: @escaping @MainActor (Bool) -> Void) -> Self {
        guard let controller = gtk_event_controller_focus_new() else { return self }
        connect(UnsafeMutableRawPointer(controller), "enter") { body(true) }
        connect(UnsafeMutableRawPointer(controller), "leave") { body(false) }
        gtk_widget_add_controller(self, controller)
        return self
    }

    /// Calls `body` when the widget is tapped; its descendants still receive the tap.
    @MainActor @discardableResult
    func onTap(_ body: @escaping @MainActor () -> Void) -> Self {
        guard let gesture = gtk_gesture_click_new() else { return self }
        connect(UnsafeMutableRawPointer(gesture), "released", body)
        gtk_widget_add_controller(self, gesture)
        return self
    }

    /// Calls `body` with the position of a tap; the widget's descendants still receive the tap.
    @MainActor @discardableResult
    func onTap(at body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) -> Self {
        guard let gesture = gtk_gesture_click_new() else { return self }
        nonisolated(unsafe) let click = gesture
        connect(UnsafeMutableRawPointer(gesture), "released") {
            var x = 0.0
            var y = 0.0
            if gtk_gesture_get_point(click, nil, &x, &y) != 0 { body(x, y) }
        }
        gtk_widget_add_controller(self, gesture)
        return self
    }

    /// Calls `body` with the notches that the wheel turns over the widget, positive downwards.
    @MainActor @discardableResult
    func onScroll(_ body: @escaping @MainActor (_ notches: Double) -> Void) -> Self {
        guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else {
            return self
        }
        connect(UnsafeMutableRawPointer(scroll), taking: "scroll") { _, dy in body(dy) }
        gtk_widget_add_controller(self, scroll)
        return self
    }

    /// Calls `body` with the pointer's position while it moves over the widget.
    @MainActor @discardableResult
    func onHover(_ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) -> Self {
        guard let motion = gtk_event_controller_motion_new() else { return self }
        connect(UnsafeMutableRawPointer(motion), "motion", body)
        gtk_widget_add_controller(self, motion)
        return self
    }

    /// Calls `body` with the pointer's position, from press to release.
    ///
    /// The widget claims the press: a sheet or scroller around it does not move.
    ///
    /// - Parameter began: Called instead for the position of the press.
    @MainActor @discardableResult
    func onDrag(
        began: (@MainActor (_ x: Double, _ y: Double) -> Void)? = nil,
        _ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) -> Self {
        guard let gesture = gtk_gesture_drag_new() else { return self }
        nonisolated(unsafe) let drag = gesture
        connect(UnsafeMutableRawPointer(gesture), "drag-begin") { x, y in
            gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
            (began ?? body)(x, y)
        }
        connect(UnsafeMutableRawPointer(gesture), "drag-update") { dx, dy in
            var x = 0.0
            var y = 0.0
            gtk_gesture_drag_get_start_point(drag, &x, &y)
            body(x + dx, y + dy)
        }
        gtk_widget_add_controller(self, gesture)
        return self
    }
}

/// Connects a closure to a signal of any object; the closure is released with the object.
@MainActor
package func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
) {
    // In a swapped connection the data comes first, and a callback may ignore later arguments: one
    // callback fits every signal.
    let callback: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body(0, 0) }
    }
    connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler { _, _ in body() })
}

/// The same for signals with two numbers.
@MainActor
func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (Double, Double) -> Void
) {
    let callback: @convention(c) (UnsafeMutableRawPointer, Double, Double) -> Void = { data, x, y in
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body(x, y) }
    }
    connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(body))
}

/// The same for signals with two numbers that ask whether they were handled; returns true.
@MainActor
private func connect(
    _ object: UnsafeMutableRawPointer, taking signal: String,
    _ body: @escaping @MainActor (Double, Double) -> Void
) {
    let callback: @convention(c) (UnsafeMutableRawPointer, Double, Double) -> gboolean = { data, x, y in
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body(x, y) }
        return 1
    }
    connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(body))
}

private func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback, _ handler: Handler
) {
    g_signal_connect_data(
        object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
        { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } }, .swapped)
}

/// Holds a closure for as long as a signal is connected.
private final class Handler: Sendable {
    let body: @MainActor (Double, Double) -> Void

    init(_ body: @escaping @MainActor (Double, Double) -> Void) {
        self.body = body
    }
}
