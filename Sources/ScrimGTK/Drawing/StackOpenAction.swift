import CGtk4
@_spi(Host) import Scrim

/// Offers assistive technology to open a stack of notices, as a tap does: over the accessibility bus nothing gives the
/// keyboard's focus, which would open it.
@MainActor
final class StackOpenAction {
    private let panel: WeakObject<GtkWidget>
    private let open: @MainActor () -> Void
    /// The group that the action is in; its name is one of the library's, not a word for users.
    private static let group = "notices"

    /// - Parameter open: Opens the stack that the panel is in.
    init(panel: WidgetPointer, open: @escaping @MainActor () -> Void) {
        self.panel = WeakObject(panel)
        self.open = open
    }

    /// Whether there is a stack to be opened.
    var isOffered = false {
        didSet { if isOffered != oldValue, let panel = panel.object { offer(isOffered, on: panel) } }
    }

    private func offer(_ isOffered: Bool, on panel: WidgetPointer) {
        guard isOffered, let group = g_simple_action_group_new(),
            let action = g_simple_action_new("show-all", nil)
        else { return gtk_widget_insert_action_group(panel, Self.group, nil) }
        // GTK calls this while it answers the bus: what follows may take the panel away.
        Signal(action, "activate") { [open] _ in Later.run { open() } }
        g_action_map_add_action(OpaquePointer(group), action)
        gtk_widget_insert_action_group(panel, Self.group, OpaquePointer(group))
        g_object_unref(UnsafeMutableRawPointer(action))
        g_object_unref(group)
    }
}
