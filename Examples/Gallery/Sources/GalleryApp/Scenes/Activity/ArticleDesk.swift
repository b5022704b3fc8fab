import CGtk4
import GalleryClient

/// What a wide window has beside the table: topics at the leading side, the selected article at the trailing side.
@MainActor
final class ArticleDesk {
    let sidebar: Widget
    let details: Widget
    private let words: Words
    private let deeds: Deeds
    private let topics: Widget = make(gtk_list_box_new()).named("desk-topics").styled("navigation-sidebar")
    private let empty: Widget
    private let title = Widget.text("", .title).named("desk-title")
    private let byline = Widget.text("", .caption, dim: true).named("desk-byline")
    private let summary = Widget.text("")
    private let buttons: Widget
    private var names: [String] = []

    /// The minimum width of a window with a desk.
    static let least: Int32 = 900

    /// The user's actions at the desk.
    struct Deeds {
        /// - Parameter topic: `nil` shows all.
        var show: @MainActor (_ topic: String?) -> Void
        var empty, rename, move, remove: @MainActor () -> Void
    }

    init(_ words: Words, _ deeds: Deeds) {
        self.words = words
        self.deeds = deeds
        empty = Widget.button(words.asking(words.remove), deeds.empty).styled("flat").named("desk-empty")
            .margins(horizontal: 8, vertical: 8)
        sidebar = Widget.column(spacing: 0, .scroll(topics), empty).sized(width: 210).styled("desk-side")
        let rename = Widget.button(words.asking(words.rename), deeds.rename).named("desk-rename")
        let move = Widget.button(words.asking(words.moveTo), deeds.move).named("desk-move")
        let remove = Widget.button(words.remove, deeds.remove).styled("destructive-action").named(
            "desk-remove")
        buttons = Widget.row(spacing: 8, rename, move, remove)
        let page = Widget.column(spacing: 12, title, byline, summary, buttons)
            .margins(horizontal: 24, vertical: 24)
        details = Widget.row(
            make(gtk_separator_new(GTK_ORIENTATION_VERTICAL)), .scroll(page).sized(width: 400)
        )
        .named("desk-details")
        for side in [sidebar, details] { gtk_widget_set_hexpand(side, 0) }
        topics.on("row-selected") { [unowned self] in choose() }
        setWide(false)
        show(nil)
    }

    func setWide(_ isWide: Bool) {
        sidebar.isVisible = isWide
        details.isVisible = isWide
    }

    /// Lists the topics, and selects one; `nil` selects all.
    func show(_ topics: [String], selected: String?) {
        empty.isVisible = selected != nil
        let isSame = names == topics
        names = topics
        if !isSame {
            let rows = ([words.allTopics] + topics).enumerated().map { index, topic in
                let row: Widget = make(gtk_list_box_row_new()).named("topic-\(index)")
                gtk_list_box_row_set_child(row.as(GtkListBoxRow.self), .text(topic))
                return row
            }
            self.topics.setRows(rows)
        }
        let place = selected.flatMap(topics.firstIndex).map { $0 + 1 } ?? 0
        gtk_list_box_select_row(
            self.topics.opaque, gtk_list_box_get_row_at_index(self.topics.opaque, gint(place)))
    }

    /// Shows an article; `nil` if none is selected.
    func show(_ article: Article?) {
        title.label = article?.title ?? words.noneSelected
        byline.label = article.map { "\($0.topic) · \($0.author)" } ?? ""
        summary.label = article?.summary ?? ""
        buttons.isVisible = article != nil
    }

    private func choose() {
        // Removing the rows clears the selection.
        guard let row = gtk_list_box_get_selected_row(topics.opaque) else { return }
        let place = Int(gtk_list_box_row_get_index(row))
        deeds.show(place == 0 ? nil : names[place - 1])
    }
}
