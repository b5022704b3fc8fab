import CAdw
import CGtk4

/// The shop's window: an entry, a button, and a pane with orders.
@MainActor
final class Shop {
    let window: Widget
    /// Everything in the window, for an overlay over it.
    let content: Widget
    let entry: Widget
    let pane: Widget
    /// The GtkOverlay around the content.
    let overlay: Widget
    let toasts: Widget

    init?() {
        guard let window = gtk_window_new(), let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
            let entry = gtk_entry_new(), let save = gtk_button_new_with_label("Save"),
            let pane = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let orders = gtk_label_new("Three orders"),
            let open = gtk_button_new_with_label("Open"), let overlay = gtk_overlay_new(),
            let toasts = adw_toast_overlay_new()
        else { return nil }
        self.window = window
        self.content = content
        self.entry = entry
        self.pane = pane
        self.overlay = overlay
        self.toasts = toasts
        entry.label("Name")
        gtk_widget_set_vexpand(pane, 1)
        for child in [orders, open] { pane.append(child) }
        for child in [entry, save, pane] { content.append(child) }
        gtk_overlay_set_child(overlay.opaque, content)
        adw_toast_overlay_set_child(toasts.opaque, overlay)
        gtk_window_set_title(window.as(GtkWindow.self), "Shop")
        gtk_window_set_default_size(window.as(GtkWindow.self), 480, 520)
        gtk_window_set_child(window.as(GtkWindow.self), toasts)
    }

    /// The form in a sheet or dialog.
    func form() -> Widget? {
        guard let form = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let name = gtk_entry_new(),
            let accept = gtk_button_new_with_label("Accept")
        else { return nil }
        name.label("New name")
        for child in [name, accept] { form.append(child) }
        return form
    }
}
