import CGtk4

/// A sheet's detents as a widget's actions: assistive technology lists those by name, and takes any.
@MainActor
final class DetentActions {
    /// What GTK puts before their names.
    static let prefix = "detent"

    private let group: OpaquePointer
    private let taken: @MainActor (_ index: Int) -> Void
    private var names: [String] = []
    private var actions: [OpaquePointer] = []

    /// - Parameter taken: Called with the index of the detent that is asked for.
    init(on widget: WidgetPointer, taken: @escaping @MainActor (_ index: Int) -> Void) {
        guard let group = g_simple_action_group_new() else { preconditionFailure("GIO makes a group") }
        self.group = OpaquePointer(group)
        self.taken = taken
        // The widget keeps it.
        gtk_widget_insert_action_group(widget, Self.prefix, self.group)
        g_object_unref(group)
    }

    /// Offers these detents, the one where the sheet is excepted.
    func show(_ names: [String], at index: Int) {
        if names != self.names { replace(by: names) }
        for (place, action) in actions.enumerated() {
            g_simple_action_set_enabled(action, place == index ? 0 : 1)
        }
    }

    private func replace(by names: [String]) {
        for name in self.names { g_action_map_remove_action(group, name) }
        self.names = names
        actions = names.enumerated().compactMap { index, name in
            guard let action = g_simple_action_new(name, nil) else { return nil }
            let object = UnsafeMutableRawPointer(action)
            Signal(object, "activate") { [weak self] _ in self?.taken(index) }
            g_action_map_add_action(group, action)
            g_object_unref(object)
            return action
        }
    }
}
