import CGtk4
import ReaderModel
import Scrim
import ScrimGTK

/// The reader's only window: a list, and actions on it.
@MainActor
final class ReaderWindow {
    private let overlays: GtkOverlays
    private let list: Widget
    private let model: ReaderModel
    private let window: UnsafeMutablePointer<GtkWindow>

    init(_ app: UnsafeMutablePointer<GtkApplication>, onClose: @escaping @MainActor () -> Void) {
        window = UnsafeMutableRawPointer(gtk_application_window_new(app))
            .assumingMemoryBound(to: GtkWindow.self)
        list = gtk_list_box_new()
        gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
        let scroller: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
        overlays = window.overlays
        model = ReaderModel(server: SlowServer(), window: overlays, list: scroller.overlays)

        let bar: Widget = gtk_header_bar_new()
        gtk_header_bar_pack_start(
            OpaquePointer(bar), button("Refresh") { [model] in Task { await model.refresh() } })
        gtk_header_bar_pack_start(
            OpaquePointer(bar), button("Sign Out") { [model] in Task { await model.signOut() } })
        gtk_header_bar_pack_end(
            OpaquePointer(bar), button("Sort") { [model] in Task { await model.chooseOrder() } })
        gtk_header_bar_pack_end(OpaquePointer(bar), button("Write") { [weak self] in self?.write() })
        gtk_window_set_titlebar(window, bar)
        gtk_window_set_title(window, "Reader")
        gtk_window_set_child(window, scroller)
        gtk_window_set_default_size(window, 420, 640)
        model.onChange = { [weak self] in self?.fill() }
        // Running work may still change the articles.
        on(UnsafeMutableRawPointer(window), "destroy") { [model] in
            model.onChange = {}
            onClose()
        }
        present()
        Task { [model] in await model.signIn() }
    }

    func present() { gtk_window_present(window) }

    /// One row for each article.
    private func fill() {
        let rows = OpaquePointer(list)
        while let row = gtk_widget_get_first_child(list) { gtk_list_box_remove(rows, row) }
        for article in model.articles {
            let open = button("Read") { [weak self] in self?.open(article) }
            let remove = button("Remove") { [model] in Task { await model.remove(article) } }
            gtk_list_box_append(
                rows, box(GTK_ORIENTATION_HORIZONTAL, margin: 8, [label(article.title), open, remove]))
        }
    }

    /// Shows an article on a sheet over the list, dragged away or dismissed by a tap outside.
    private func open(_ article: Article) {
        Task {
            guard let article = await model.download(article) else { return }
            let page = box(
                GTK_ORIENTATION_VERTICAL, spacing: 12, margin: 18,
                [label(article.title), label(article.text ?? "")])
            gtk_widget_add_css_class(gtk_widget_get_first_child(page), "title-2")
            _ = overlays.show(.sheet(detents: [.content, .full], input: .dismissing, label: article.title)) {
                page
            }
        }
    }

    /// Shows a form, and returns the text: a dialog in a wide window, a sheet in a narrow one.
    private func write() {
        Task {
            let title: Widget = gtk_entry_new()
            gtk_entry_set_placeholder_text(
                UnsafeMutableRawPointer(title).assumingMemoryBound(to: GtkEntry.self), "Title")
            let written = await overlays.present(.form(label: "Write")) { end in
                let add = button("Add") { end(String(cString: gtk_editable_get_text(OpaquePointer(title)))) }
                gtk_widget_add_css_class(add, "suggested-action")
                return box(
                    GTK_ORIENTATION_VERTICAL, spacing: 12, margin: 18, [label("A new article"), title, add])
            }
            if let title = written.value, !title.isEmpty { model.add(title) }
        }
    }
}
