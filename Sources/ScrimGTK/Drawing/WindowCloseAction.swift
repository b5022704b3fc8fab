import CGtk4

/// Has the close button of a header bar in the app's view give up the overlay, as Escape does, and not close the window.
///
/// GTK looks for a button's action from the button outwards. The panel has this one of the window's actions; all others,
/// such as `window.minimize`, GTK finds at the window.
@MainActor
final class WindowCloseAction {
    private let keptAction: Retained<GObject>
    /// The names that GtkWindow has for them.
    private static let (group, name) = ("window", "close")

    /// - Parameters:
    ///   - panel: Where the view will be. What is in a view finds no action that comes after the view.
    ///   - close: Gives the overlay up.
    init(on panel: WidgetPointer, close: @escaping @MainActor () -> Void) {
        let group = made(g_simple_action_group_new())
        let action = made(g_simple_action_new(Self.name, nil))
        keptAction = Retained(UnsafeMutableRawPointer(action).assumingMemoryBound(to: GObject.self))
        // GTK also calls this while it answers the accessibility bus: what follows may take the panel away.
        Signal(action, "activate") { _ in Later.run { close() } }
        g_action_map_add_action(OpaquePointer(group), action)
        gtk_widget_insert_action_group(panel, Self.group, OpaquePointer(group))
        g_object_unref(UnsafeMutableRawPointer(action))
        g_object_unref(group)
    }

    /// Whether the button can be pressed.
    var isEnabled = true {
        didSet {
            if isEnabled != oldValue { OpaquePointer(keptAction.pointer).setActionEnabled(isEnabled) }
        }
    }
}
