import CGtk4

/// The shop with hand-written overlays: a box in a GtkOverlay, over content that is made insensitive.
final class PlainOverlays: SpokenOverlays {
    private let shop: Shop
    private var box: Widget?
    private var message: Widget?
    private var bar: Widget?
    private var focus: Widget?

    init(_ shop: Shop) { self.shop = shop }

    func perform(_ verb: String, _ text: String) -> Bool {
        switch verb {
        case "veil", "loading", "activity": show(text, buttons: verb == "veil" ? ["Cancel"] : [])
        case "question": show("\(text)\nThey are lost.", buttons: ["Cancel", "Delete"])
        case "message": if let message { gtk_label_set_text(message.opaque, text) }
        case "progress": progress(Double(text) ?? 0)
        case "success", "failure":
            if let message { gtk_label_set_text(message.opaque, text) }
            after(1_500) { [weak self] in self?.dismiss() }
        case "dismiss": dismiss()
        case "notice": notice(text, button: nil)
        case "undo": notice(text, button: "Undo")
        default: return false
        }
        return true
    }

    private func show(_ text: String, buttons: [String]) {
        guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12), let spinner = gtk_spinner_new(),
            let message = gtk_label_new(text)
        else { return }
        gtk_spinner_start(spinner.opaque)
        for child in [spinner, message] { box.append(child) }
        for title in buttons {
            guard let button = gtk_button_new_with_label(title) else { continue }
            button.connect("clicked") { [weak self] in self?.dismiss() }
            box.append(button)
        }
        gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
        focus = gtk_window_get_focus(shop.window.as(GtkWindow.self))
        gtk_widget_set_sensitive(shop.content, 0)
        gtk_overlay_add_overlay(shop.overlay.opaque, box)
        gtk_widget_child_focus(box, GTK_DIR_TAB_FORWARD)
        self.box = box
        self.message = message
    }

    private func progress(_ fraction: Double) {
        if bar == nil, let box, let new = gtk_progress_bar_new() {
            box.append(new)
            bar = new
        }
        if let bar { gtk_progress_bar_set_fraction(bar.opaque, fraction) }
    }

    private func dismiss() {
        guard let box else { return }
        gtk_widget_set_sensitive(shop.content, 1)
        if let focus { gtk_widget_grab_focus(focus) }
        gtk_overlay_remove_overlay(shop.overlay.opaque, box)
        (self.box, message, bar, focus) = (nil, nil, nil, nil)
    }

    private func notice(_ text: String, button title: String?) {
        guard let notice = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), let label = gtk_label_new(text) else {
            return
        }
        notice.append(label)
        if let title, let button = gtk_button_new_with_label(title) { notice.append(button) }
        gtk_widget_set_halign(notice, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(notice, GTK_ALIGN_END)
        let overlay = shop.overlay
        gtk_overlay_add_overlay(overlay.opaque, notice)
        after(5_000) { gtk_overlay_remove_overlay(overlay.opaque, notice) }
    }
}
