import CAdw
import CGtk4

/// The shop with libadwaita's own overlays: AdwToast and AdwMessageDialog.
final class AdwaitaOverlays: SpokenOverlays {
    private let shop: Shop
    private var dialog: Widget?
    private var bar: Widget?

    init(_ shop: Shop) { self.shop = shop }

    func perform(_ verb: String, _ text: String) -> Bool {
        switch verb {
        case "veil": show(text, detail: nil, responses: ["Cancel"])
        case "question": show(text, detail: "They are lost.", responses: ["Cancel", "Delete"])
        case "message":
            if let dialog { adw_message_dialog_set_heading(dialog.as(AdwMessageDialog.self), text) }
        case "progress": if let bar { gtk_progress_bar_set_fraction(bar.opaque, Double(text) ?? 0) }
        case "success", "failure":
            dismiss()
            toast(text, button: nil)
        case "dismiss": dismiss()
        case "notice": toast(text, button: nil)
        case "undo", "cross": toast(text, button: "Undo")
        default: return false
        }
        return true
    }

    private func show(_ heading: String, detail: String?, responses: [String]) {
        guard let new = adw_message_dialog_new(shop.window.as(GtkWindow.self), heading, detail) else {
            return
        }
        let dialog = new.as(AdwMessageDialog.self)
        for title in responses { adw_message_dialog_add_response(dialog, title, title) }
        adw_message_dialog_set_close_response(dialog, "Cancel")
        if detail == nil, let bar = gtk_progress_bar_new() {
            adw_message_dialog_set_extra_child(dialog, bar)
            self.bar = bar
        }
        new.connect("destroy") { [weak self] in
            self?.dialog = nil
            self?.bar = nil
        }
        self.dialog = new
        gtk_window_present(new.as(GtkWindow.self))
    }

    private func dismiss() {
        if let dialog { gtk_window_destroy(dialog.as(GtkWindow.self)) }
    }

    private func toast(_ text: String, button: String?) {
        guard let toast = adw_toast_new(text) else { return }
        if let button { adw_toast_set_button_label(toast, button) }
        adw_toast_overlay_add_toast(shop.toasts.opaque, toast)
    }
}
