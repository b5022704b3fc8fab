import CGtk4
@_spi(Host) import Scrim

/// Lets assistive technology open a stack of notices, as a tap does.
///
/// The keyboard focus would open the stack, too, but clients of the accessibility bus cannot set it.
@MainActor
final class StackOpenAction {
    private let panel: WeakObject<GtkWidget>
    private let open: @MainActor () -> Void
    /// The action's group; its name is internal, not a word for users.
    private static let group = "notices"

    /// - Parameter open: Opens the stack that the panel is in.
    init(panel: WidgetPointer, open: @escaping @MainActor () -> Void) {
        self.panel = WeakObject(panel)
        self.open = open
    }

    /// Whether there is a stack to open.
    var isOffered = false {
        didSet { if isOffered != oldValue, let panel = panel.object { offer(isOffered, on: panel) } }
    }

    private func offer(_ isOffered: Bool, on panel: WidgetPointer) {
        guard isOffered, let group = g_simple_action_group_new(),
            let action = g_simple_action_new("show-all", nil)
        else { return gtk_widget_insert_action_group(panel, Self.group, nil) }
        // GTK calls this while it answers the bus, and opening may remove the panel.
        Signal(action, "activate") { [open] _ in Later.run { open() } }
        g_action_map_add_action(OpaquePointer(group), action)
        gtk_widget_insert_action_group(panel, Self.group, OpaquePointer(group))
        g_object_unref(UnsafeMutableRawPointer(action))
        g_object_unref(group)
    }
}
