import CGtk4

/// Has the close button of a header bar in the app's view end the overlay, as Escape does, instead of
/// closing the window.
///
/// GTK looks for a button's action from the button outwards. The panel has only this one of the window's actions; GTK
/// finds all others, such as `window.minimize`, at the window.
@MainActor
final class WindowCloseAction {
    private let keptAction: Retained<GObject>
    /// GtkWindow's names for the group and the action.
    private static let (group, name) = ("window", "close")

    /// - Parameters:
    ///   - panel: The panel that the view will be in. Widgets in a view do not find an action that is added
    ///     after the view.
    ///   - close: Ends the overlay.
    init(on panel: WidgetPointer, close: @escaping @MainActor () -> Void) {
        let group = made(g_simple_action_group_new())
        let action = made(g_simple_action_new(Self.name, nil))
        keptAction = Retained(UnsafeMutableRawPointer(action).assumingMemoryBound(to: GObject.self))
        // GTK also calls this while it answers the accessibility bus, and closing may remove the panel.
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
