import CGtk4

@_spi(Host) @testable import ScrimGTK

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// True if the widget is in the layer; false without a layer.
    @MainActor
    func isInside(_ layer: WindowLayer?) -> Bool { layer.map { isInside($0.widget) } ?? false }
}

extension AppFixture {
    /// A window of this kind; application windows get an accelerator.
    static func makeWindow(_ kind: WindowKind) -> WidgetPointer? {
        switch kind {
        case .titlebar:
            return gtk_window_new()
        case .application:
            return application.flatMap { gtk_application_window_new($0) }
        case .adwaita:
            guard Adwaita.isThere, let application else { return nil }
            return Adwaita.makeWindow(application)
        }
    }

    static func makeDropDown() -> WidgetPointer? {
        let strings = gtk_string_list_new(nil)
        for choice in ["one", "two", "three"] { gtk_string_list_append(strings, choice) }
        return gtk_drop_down_new(strings, nil)
    }

    /// The process's only application, which never runs: its windows use the test's own loop.
    private static let application: UnsafeMutablePointer<GtkApplication>? = {
        let application = gtk_application_new(nil, .isNotUnique)
        guard let application else { return nil }
        let base = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
        g_application_register(base, nil, nil)
        let key = strdup("<Control>s")
        var keys: [UnsafePointer<CChar>?] = [UnsafePointer(key), nil]
        gtk_application_set_accels_for_action(application, "win.save", &keys)
        free(key)
        return application
    }()

    /// A shortcut of this scope, with Control by default.
    static func makeShortcut(
        _ scope: GtkShortcutScope, _ key: Int32, _ modifiers: GdkModifierType = GDK_CONTROL_MASK,
        action: @escaping @MainActor () -> Void
    ) -> OpaquePointer? {
        let controller = gtk_shortcut_controller_new()
        gtk_shortcut_controller_set_scope(controller, scope)
        let shortcut = gtk_shortcut_new(
            gtk_keyval_trigger_new(guint(key), modifiers),
            gtk_callback_action_new(
                { _, _, action in
                    guard let action else { return 0 }
                    MainActor.assumeIsolated {
                        Unmanaged<Action>.fromOpaque(action).takeUnretainedValue().run()
                    }
                    return 1
                },
                Unmanaged.passRetained(Action(action)).toOpaque(),
                { action in if let action { Unmanaged<Action>.fromOpaque(action).release() } }))
        gtk_shortcut_controller_add_shortcut(controller, shortcut)
        return controller
    }

    /// A source that drags a text.
    static func makeDragSource() -> OpaquePointer? {
        let source = gtk_drag_source_new()
        var text = GValue()
        g_value_init(&text, GType(SCRIM_TYPE_STRING))
        g_value_set_string(&text, "text")
        let content = gdk_content_provider_new_for_value(&text)
        g_value_unset(&text)
        gtk_drag_source_set_content(source, content)
        g_object_unref(UnsafeMutableRawPointer(content))
        return source
    }

    private final class Action: Sendable {
        let run: @MainActor () -> Void
        init(_ run: @escaping @MainActor () -> Void) { self.run = run }
    }
}
