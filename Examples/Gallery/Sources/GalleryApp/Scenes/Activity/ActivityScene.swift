import CAdw
import CGtk4
import Foundation
import GalleryClient

/// A table filled from a feed.
///
/// While it loads this tab is busy, and the others are not.
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
    private var articles: [Article] = []
    private var isLoading = false

    init(_ context: SceneContext) {
        self.context = context
        words = context.words
        status = Widget.text(words.notLoadedYet, .caption, dim: true).named("activity-status")
            .expanding(horizontal: true)
        notice = Notice(words, name: "activity-notice")
        overlays = ActivityOverlays()
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
        root.append(pages)
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

    /// Reads everything again from an empty table.
    private func clear() {
        guard !isLoading else { return }
        articles = []
        list.setRows([])
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
                articles = try await overlays.busy(over: pages, isFilled: !articles.isEmpty) {
                    [client = context.client] in
                    try await client.articles()
                }
                list.setRows(articles.map { ArticleRow.row(for: $0, in: words.language) })
                gtk_stack_set_visible_child_name(pages.opaque, "list")
                status.label = summary()
            } catch {
                show(error)
            }
            isLoading = false
        }
    }

    /// An empty table gives its place to the error; a filled one keeps its rows, and the error goes above.
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
}
