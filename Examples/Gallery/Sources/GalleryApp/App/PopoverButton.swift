import CGtk4

/// A header-bar button that opens a popover.
@MainActor
enum PopoverButton {
    static func button(icon: String, label: String, name: String, content: Widget) -> Widget {
        let popover: Widget = make(gtk_popover_new()).named("\(name)-popover").styled("settings")
        // Aligned with the button's end, so the popover stays within a window as narrow as a phone.
        gtk_widget_set_halign(popover, GTK_ALIGN_END)
        gtk_popover_set_has_arrow(popover.as(GtkPopover.self), 0)
        gtk_popover_set_child(
            popover.as(GtkPopover.self), content.sized(width: 290).margins(horizontal: 6, vertical: 6))
        let button: Widget = make(gtk_menu_button_new()).named(name).described(label)
        gtk_menu_button_set_icon_name(button.opaque, icon)
        gtk_menu_button_set_popover(button.opaque, popover)
        button.setAccessibleLabel(label)
        return button
    }
}
