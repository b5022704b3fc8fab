import CBlackBox
import CGtk4

/// What can be read from a window's widgets.
@MainActor
package enum WidgetTree {
    /// One line per widget, parents first, indented.
    package static func lines(of root: Widget, in window: Window) -> [String] {
        var lines: [String] = []
        visit(root, depth: 0, in: window, into: &lines)
        return lines
    }

    package static func path(of widget: Widget?) -> String {
        var names: [String] = []
        var current = widget
        while let next = current {
            let name = String(cString: gtk_widget_get_name(next))
            names.append(name == next.typeName ? name : "\(next.typeName)(\(name))")
            current = gtk_widget_get_parent(next)
        }
        return names.reversed().joined(separator: "/")
    }

    /// The widgets that a grid of points in the window picks, one line each.
    package static func picks(in window: Window, columns: Int = 12, rows: Int = 12) -> [String] {
        let size = window.size
        return (0..<rows).flatMap { row in
            (0..<columns).map { column in
                let x = (Double(column) + 0.5) * Double(size.width) / Double(columns)
                let y = (Double(row) + 0.5) * Double(size.height) / Double(rows)
                let picked = gtk_widget_pick(window.widget, x, y, GTK_PICK_DEFAULT)
                return "\(Int(x)),\(Int(y)): \(path(of: picked)) \(frame(of: picked, in: window))"
            }
        }
    }

    private static func visit(_ widget: Widget, depth: Int, in window: Window, into lines: inout [String]) {
        // GTK makes this window when the pointer first rests somewhere, and keeps it, so its existence is random.
        if widget.isA("GtkTooltipWindow"), gtk_widget_get_mapped(widget) == 0 { return }
        lines.append(String(repeating: "  ", count: depth) + line(of: widget, in: window))
        for child in widget.children { visit(child, depth: depth + 1, in: window, into: &lines) }
    }

    private static func line(of widget: Widget, in window: Window) -> String {
        var words = [widget.typeName]
        func add(_ name: String, _ value: some Any) { words.append("\(name)=\(value)") }
        add("name", String(cString: gtk_widget_get_name(widget)))
        add("frame", frame(of: widget, in: window))
        add("target", gtk_widget_get_can_target(widget))
        add("focusable", "\(gtk_widget_get_focusable(widget))\(gtk_widget_get_can_focus(widget))")
        add("sensitive", gtk_widget_get_sensitive(widget))
        add(
            "visible",
            "\(gtk_widget_get_visible(widget))\(gtk_widget_get_child_visible(widget))\(gtk_widget_get_mapped(widget))"
        )
        add("opacity", gtk_widget_get_opacity(widget))
        add("cursor", gtk_widget_get_cursor(widget) == nil ? "none" : "set")
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_get_size_request(widget, &width, &height)
        add("request", "\(width)x\(height)")
        add("expand", "\(gtk_widget_get_hexpand(widget))\(gtk_widget_get_vexpand(widget))")
        add("overflow", gtk_widget_get_overflow(widget).rawValue)
        let manager: UnsafeMutableRawPointer? = UnsafeMutableRawPointer(gtk_widget_get_layout_manager(widget))
        add("layout", manager.map { String(cString: blackbox_type_name($0)) } ?? "none")
        add("flags", String(gtk_widget_get_state_flags(widget).rawValue, radix: 16))
        add("classes", classes(of: widget))
        add("controllers", controllers(of: widget))
        words += AccessibleTree.facts(of: widget)
        return words.joined(separator: " ")
    }

    private static func frame(of widget: Widget?, in window: Window) -> String {
        guard let widget, let bounds = window.bounds(of: widget) else { return "nowhere" }
        return [bounds.x, bounds.y, bounds.width, bounds.height].map { "\(Int($0.rounded()))" }.joined(
            separator: ",")
    }

    private static func classes(of widget: Widget) -> [String] {
        guard let names = gtk_widget_get_css_classes(widget) else { return [] }
        defer { g_strfreev(names) }
        var all: [String] = []
        while let name = names[all.count] { all.append(String(cString: name)) }
        return all.sorted()
    }

    private static func controllers(of widget: Widget) -> [String] {
        guard let model = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(model.raw) }
        return (0..<g_list_model_get_n_items(model)).compactMap { index in
            guard let item = g_list_model_get_item(model, index) else { return nil }
            defer { g_object_unref(item) }
            let controller = OpaquePointer(item)
            return String(cString: blackbox_type_name(item))
                + ".\(gtk_event_controller_get_propagation_phase(controller).rawValue)"
        }
    }
}
