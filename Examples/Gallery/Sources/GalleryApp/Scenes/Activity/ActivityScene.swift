import CAdw
import CGtk4
import Foundation
import GalleryClient

/// A table filled from a feed.
///
/// In a wide window it is a desk, with topics at its leading side and the selected article at its trailing side.
///
/// While the table loads, this tab is busy and the others are not.
@MainActor
final class ActivityScene: Scene {
    let root: Widget
    private let context: SceneContext
    private let words: Words
    private let overlays: ActivityOverlays
    private let pages: Widget = make(gtk_stack_new()).named("activity-table").expanding(vertical: true)
    private let list: Widget = make(gtk_list_box_new()).named("activity-list")
    private let status: Widget
    private let failure: Widget = make(adw_status_page_new())
    private let notice: Notice
    private lazy var desk = ArticleDesk(
        words,
        ArticleDesk.Deeds(
            show: { [unowned self] in show(topic: $0) }, empty: { [unowned self] in empty() },
            rename: { [unowned self] in rename() }, move: { [unowned self] in move() },
            remove: { [unowned self] in if let selected { remove([selected]) } }))
    /// The articles as the feed returned them.
    private var feed: [Article] = []
    /// The removals that can still be undone.
    private var removed: Set<Article.ID> = []
    /// The only topic that is shown; `nil` shows all.
    private var topic: String?
    private var selected: Article?
    private var isLoading = false
    private var isFilling = false

    init(_ context: SceneContext) {
        self.context = context
        words = context.words
        status = Widget.text(words.notLoadedYet, .caption, dim: true).named("activity-status")
            .expanding(horizontal: true)
        notice = Notice(words, name: "activity-notice")
        overlays = ActivityOverlays(window: context.window, words: words)
        root = .column()
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_set_show_separators(list.opaque, 1)
        gtk_stack_add_named(
            pages.opaque, .scroll(.clamp(list, width: 640)).named("activity-list-page"), "list")
        gtk_stack_add_named(pages.opaque, makeFailure(), "failure")

        let refresh = Widget.iconButton("view-refresh-symbolic", words.refresh) { [unowned self] in load() }
            .styled("flat").named("activity-refresh")
        let clear = Widget.iconButton("edit-clear-all-symbolic", words.clear) { [unowned self] in self.clear()
        }
        .styled("flat").named("activity-clear")
        let line = Widget.row(spacing: 0, status, clear, refresh).margins(horizontal: 16, vertical: 2)
        root.append(.column(line, notice.root.margins(horizontal: 16)).styled("toolbar-line"))
        root.append(.row(spacing: 0, desk.sidebar, pages.expanding(horizontal: true), desk.details))
        list.on("row-selected") { [unowned self] in select() }
        context.window.onSizeChange { [unowned self] in followWidth() }
    }

    func appeared() {
        if articles.isEmpty { load() }
    }

    private func makeFailure() -> Widget {
        adw_status_page_set_icon_name(failure.opaque, "network-error-symbolic")
        adw_status_page_set_title(failure.opaque, words.noArticles)
        let again = Widget.button(words.tryAgain) { [unowned self] in load() }
            .styled("pill").named("activity-retry").aligned(horizontal: GTK_ALIGN_CENTER)
        adw_status_page_set_child(failure.opaque, again)
        return failure
    }

    /// Reloads everything into an empty table.
    private func clear() {
        guard !isLoading else { return }
        feed = []
        fill()
        gtk_stack_set_visible_child_name(pages.opaque, "list")
        load()
    }

    private func load() {
        guard !isLoading else { return }
        isLoading = true
        notice.clear()
        status.label = words.loading
        Task {
            do {
                feed = try await overlays.busy(over: pages, isFilled: !articles.isEmpty) {
                    [client = context.client] in
                    try await client.articles()
                }
                fill()
                gtk_stack_set_visible_child_name(pages.opaque, "list")
            } catch {
                show(error)
            }
            isLoading = false
        }
    }

    /// The error replaces an empty table; a filled table keeps its rows, and the error goes above.
    private func show(_ error: any Error) {
        status.label = articles.isEmpty ? words.notLoadedYet : summary()
        if articles.isEmpty {
            adw_status_page_set_description(failure.opaque, words.failure(error))
            gtk_stack_set_visible_child_name(pages.opaque, "failure")
        } else {
            notice.show(error)
        }
    }

    private func summary() -> String {
        words.articles(articles.count, updated: Date().clockTime)
    }

    // MARK: The desk

    private var articles: [Article] { feed.filter { !removed.contains($0.id) } }

    private var topics: [String] { Set(articles.map(\.topic)).sorted() }

    private var shown: [Article] { articles.filter { topic == nil || $0.topic == topic } }

    private func followWidth() {
        let isWide = context.window.windowSize.width >= ArticleDesk.least
        desk.setWide(isWide)
        gtk_list_box_set_selection_mode(list.opaque, isWide ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE)
        if !isWide { show(topic: nil) }
    }

    /// Shows the current articles.
    private func fill() {
        guard !isFilling else { return }
        isFilling = true
        defer { isFilling = false }
        if let topic, !topics.contains(topic) { self.topic = nil }
        desk.show(topics, selected: topic)
        let shown = shown
        list.setRows(
            shown.enumerated().map { ArticleRow.row(for: $1, in: words.language).named("article-\($0)") })
        selected = selected.flatMap { old in shown.first { $0.id == old.id } }
        let place = selected.flatMap(shown.firstIndex) ?? -1
        gtk_list_box_select_row(
            list.opaque, place < 0 ? nil : gtk_list_box_get_row_at_index(list.opaque, gint(place)))
        desk.show(selected)
        if !articles.isEmpty { status.label = summary() }
    }

    private func show(topic: String?) {
        guard !isFilling, topic != self.topic else { return }
        self.topic = topic
        fill()
    }

    private func select() {
        guard !isFilling, let row = gtk_list_box_get_selected_row(list.opaque) else { return }
        selected = shown[Int(gtk_list_box_row_get_index(row))]
        desk.show(selected)
    }

    private func change(_ article: Article, _ change: (inout Article) -> Void) {
        guard let place = feed.firstIndex(where: { $0.id == article.id }) else { return }
        change(&feed[place])
        fill()
    }

    private func rename() {
        guard let selected else { return }
        Task { if let title = await overlays.title(of: selected) { change(selected) { $0.title = title } } }
    }

    private func move() {
        guard let selected else { return }
        Task {
            if let topic = await overlays.topic(of: selected, from: topics) {
                change(selected) { $0.topic = topic }
            }
        }
    }

    private func empty() {
        guard let topic else { return }
        Task { if await overlays.removesAll(of: topic) { remove(articles.filter { $0.topic == topic }) } }
    }

    /// Removes articles at once; the service has no deletion, so they return with the next reload.
    private func remove(_ gone: [Article]) {
        let next = shown.firstIndex { $0.id == gone.first?.id }
        let identifiers = Set(gone.map(\.id))
        removed.formUnion(identifiers)
        let left = shown
        selected = next.flatMap { left.isEmpty ? nil : left[min($0, left.count - 1)] }
        fill()
        Task {
            await overlays.removed(gone, over: pages) { [self] in
                feed.removeAll { identifiers.contains($0.id) }
                removed.subtract(identifiers)
            } undo: { [self] in
                removed.subtract(identifiers)
                fill()
            }
        }
    }
}
