import CGtk4

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    var opaque: OpaquePointer { OpaquePointer(self) }

    func `as`<Type>(_ type: Type.Type) -> UnsafeMutablePointer<Type> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    func append(_ child: Widget) { gtk_box_append(self.as(GtkBox.self), child) }

    /// Sets the name for assistive technology.
    func label(_ text: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        g_value_init(&value, GType(SCRIM_TYPE_STRING))
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }

    @MainActor
    func connect(_ signal: String, _ act: @escaping @MainActor () -> Void) {
        let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            // GTK calls back on the main thread.
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Unmanaged<Act>.fromOpaque(data).takeUnretainedValue().act() }
        }
        g_signal_connect_data(
            self, signal, unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passRetained(Act(act)).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
}

/// Runs an action after a number of milliseconds.
@MainActor
func after(_ milliseconds: guint, _ act: @escaping @MainActor () -> Void) {
    g_timeout_add_full(
        G_PRIORITY_DEFAULT, milliseconds,
        { data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                if let data { Unmanaged<Act>.fromOpaque(data).takeRetainedValue().act() }
            }
            return 0
        }, Unmanaged.passRetained(Act(act)).toOpaque(), nil)
}

@MainActor
private final class Act {
    let act: @MainActor () -> Void
    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
}
