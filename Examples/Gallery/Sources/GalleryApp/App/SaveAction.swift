import CGtk4

/// Ctrl+S, wherever the focus is: saves the content of the open tab.
@MainActor
enum SaveAction {
    static func install(
        in window: Widget, of application: UnsafeMutablePointer<GtkApplication>,
        _ save: @escaping @MainActor () -> Void
    ) {
        guard let action = g_simple_action_new("save", nil) else { return }
        connect(UnsafeMutableRawPointer(action), "activate", save)
        g_action_map_add_action(window.opaque, action)
        g_object_unref(UnsafeMutableRawPointer(action))
        "<Control>s".withCString { key in
            var keys: [UnsafePointer<CChar>?] = [key, nil]
            gtk_application_set_accels_for_action(application, "win.save", &keys)
        }
    }
}
