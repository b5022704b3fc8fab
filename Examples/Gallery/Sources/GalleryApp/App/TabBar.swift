import CGtk4

/// The row of tabs at the bottom: the icon above the label, or beside it if height is scarce.
@MainActor
final class TabBar {
    let root: Widget
    private var buttons: [Tab: Widget] = [:]
    private var contents: [Widget] = []

    init(_ words: Words, selected: Tab, select: @escaping @MainActor (Tab) -> Void) {
        let row = Widget.row().styled("tab-bar").named("tab-bar")
        gtk_box_set_homogeneous(row.as(GtkBox.self), 1)
        root = row
        for tab in Tab.allCases {
            let button: Widget = make(gtk_toggle_button_new()).styled("flat").named("tab-\(tab.rawValue)")
            let label = words.label(of: tab)
            let content = Widget.column(spacing: 3, .icon(tab.icon), .centered(label, .caption))
                .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
            gtk_button_set_child(button.as(GtkButton.self), content)
            button.setAccessibleLabel(label)
            if let first = buttons[Tab.allCases[0]] {
                gtk_toggle_button_set_group(
                    button.as(GtkToggleButton.self), first.as(GtkToggleButton.self))
            }
            gtk_toggle_button_set_active(button.as(GtkToggleButton.self), tab == selected ? 1 : 0)
            button.on("toggled") {
                if gtk_toggle_button_get_active(button.as(GtkToggleButton.self)) != 0 { select(tab) }
            }
            buttons[tab] = button
            contents.append(content)
            row.append(button)
        }
    }

    /// Lays the tabs out for a window that is wider than high, or for another one.
    func setCompact(_ isCompact: Bool) {
        root.setStyle("compact", isCompact)
        for content in contents {
            gtk_orientable_set_orientation(
                content.opaque, isCompact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
            gtk_box_set_spacing(content.as(GtkBox.self), isCompact ? 8 : 3)
        }
    }
}
