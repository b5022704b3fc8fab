import CBlackBox
import CGtk4

/// What assistive technology reads of a window, under GTK_A11Y=test.
@MainActor
package enum AccessibleTree {
    /// One line per accessible widget, parents first, indented.
    package static func lines(of root: Widget) -> [String] {
        var lines: [String] = []
        visit(root, depth: 0, into: &lines)
        return lines
    }

    /// Role, properties, states and relations of one widget.
    package static func description(of widget: Widget) -> String {
        let role = gtk_accessible_get_accessible_role(widget.opaque)
        var words = [name(gtk_accessible_role_get_type(), Int32(role.rawValue))]
        words += facts(of: widget)
        return words.joined(separator: " ")
    }

    /// Properties, states and relations that are set.
    package static func facts(of widget: Widget) -> [String] {
        var words: [String] = []
        for property in 0..<Int(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT.rawValue) + 1 {
            let known = GtkAccessibleProperty(rawValue: UInt32(property))
            guard let text = blackbox_accessible_property(widget, known) else { continue }
            defer { g_free(text) }
            words.append(
                "\(name(gtk_accessible_property_get_type(), Int32(property)))=\(String(cString: text))")
        }
        for state in 0..<Int(GTK_ACCESSIBLE_STATE_SELECTED.rawValue) + 1 {
            let known = GtkAccessibleState(rawValue: UInt32(state))
            guard let text = blackbox_accessible_state(widget, known) else { continue }
            defer { g_free(text) }
            words.append("\(name(gtk_accessible_state_get_type(), Int32(state)))=\(String(cString: text))")
        }
        for relation in 0..<Int(GTK_ACCESSIBLE_RELATION_SET_SIZE.rawValue) + 1 {
            let known = GtkAccessibleRelation(rawValue: UInt32(relation))
            guard blackbox_accessible_has_relation(widget, known) != 0 else { continue }
            words.append(name(gtk_accessible_relation_get_type(), Int32(relation)))
        }
        return words
    }

    private static func visit(_ widget: Widget, depth: Int, into lines: inout [String]) {
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        let facts = facts(of: widget)
        guard !facts.contains("hidden=true") else { return }
        let role = gtk_accessible_get_accessible_role(widget.opaque)
        var below = depth
        // A widget without a role is left out, but not its children.
        if role != GTK_ACCESSIBLE_ROLE_NONE || !facts.isEmpty {
            var line =
                String(repeating: "  ", count: depth)
                + name(gtk_accessible_role_get_type(), Int32(role.rawValue))
            if widget.isA("GtkLabel") { line += " \"\(String(cString: gtk_label_get_text(widget.opaque)))\"" }
            lines.append(([line] + facts).joined(separator: " "))
            below += 1
        }
        for child in widget.children { visit(child, depth: below, into: &lines) }
    }

    private static func name(_ type: GType, _ value: Int32) -> String {
        String(cString: blackbox_enum_nick(type, value))
    }
}
