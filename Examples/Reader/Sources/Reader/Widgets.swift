import CGtk4

/// Any widget, as GTK's functions return it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Connects a closure to a signal whose only argument is its object.
@MainActor
func on(_ object: UnsafeMutableRawPointer?, _ signal: String, _ body: @escaping @MainActor () -> Void) {
    final class Handler {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
    let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
        guard let data else { return }
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body() }
    }
    g_signal_connect_data(
        object, signal, unsafeBitCast(call, to: GCallback.self),
        Unmanaged.passRetained(Handler(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } },
        GConnectFlags(rawValue: 0))
}

@MainActor
func button(_ title: String, _ body: @escaping @MainActor () -> Void) -> Widget {
    let button: Widget = gtk_button_new_with_label(title)
    on(button, "clicked", body)
    return button
}

@MainActor
func label(_ text: String) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_widget_set_hexpand(label, 1)
    return label
}

/// Widgets in a column or a row.
@MainActor
func box(_ orientation: GtkOrientation, spacing: Int32 = 6, margin: Int32 = 0, _ children: [Widget]) -> Widget
{
    let box: Widget = gtk_box_new(orientation, spacing)
    for child in children {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
    }
    gtk_widget_set_margin_start(box, margin)
    gtk_widget_set_margin_end(box, margin)
    gtk_widget_set_margin_top(box, margin)
    gtk_widget_set_margin_bottom(box, margin)
    return box
}
