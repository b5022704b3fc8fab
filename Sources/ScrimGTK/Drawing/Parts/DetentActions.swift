import CGtk4

/// A sheet's detents as actions of a widget: assistive technology lists the actions by name, and can run each.
///
/// Action names are unique in a group, so detents of the same name are numbered from the second on: "30 % (2)".
@MainActor
final class DetentActions {
    /// The prefix that GTK puts before the names of the actions.
    static let prefix = "detent"

    private let group: OpaquePointer
    private let onChoose: @MainActor (_ index: Int) -> Void
    /// The names of the detents, and the names of their actions.
    private var detents: [String] = []
    private var names: [String] = []

    /// - Parameter onChoose: Called with the index of the chosen detent.
    init(on widget: WidgetPointer, onChoose: @escaping @MainActor (_ index: Int) -> Void) {
        let group = made(g_simple_action_group_new())
        self.group = OpaquePointer(group)
        self.onChoose = onChoose
        // The widget keeps the group.
        gtk_widget_insert_action_group(widget, Self.prefix, self.group)
        g_object_unref(group)
    }

    /// Offers these detents, except the one at which the sheet is.
    func show(_ names: [String], at index: Int) {
        if names != detents { replace(by: names) }
        for (number, name) in self.names.enumerated() {
            g_simple_action_set_enabled(g_action_map_lookup_action(group, name), number == index ? 0 : 1)
        }
    }

    private func replace(by detents: [String]) {
        for name in names { g_action_map_remove_action(group, name) }
        self.detents = detents
        names = Self.numbered(detents)
        for (index, name) in names.enumerated() {
            guard let action = g_simple_action_new(name, nil) else { continue }
            let object = UnsafeMutableRawPointer(action)
            Signal(object, "activate") { [weak self] _ in self?.onChoose(index) }
            g_action_map_add_action(group, action)
            // The group keeps the action.
            g_object_unref(object)
        }
    }

    /// The names made unique.
    private static func numbered(_ names: [String]) -> [String] {
        var used = Set(names)
        var known: Set<String> = []
        return names.map { name in
            guard !known.insert(name).inserted else { return name }
            var number = 2
            while !used.insert("\(name) (\(number))").inserted { number += 1 }
            return "\(name) (\(number))"
        }
    }
}
