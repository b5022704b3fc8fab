import CAdw
import CGtk4
import GalleryClient

/// A field, a button, and the results below them.
@MainActor
final class SearchForm {
    let root: Widget
    private let client: GalleryClient
    private let overlays: VeilOverlays
    private let words: Words
    private let field: Widget
    private let notice: Notice
    private let hits = Widget.card().named("veil-hits")
    private let summary = Widget.text("", .caption, dim: true).named("veil-search-summary")

    init(_ words: Words, client: GalleryClient, overlays: VeilOverlays) {
        self.words = words
        field = Widget.field(placeholder: words.searchHint).named("veil-search-field").expanding(
            horizontal: true)
        notice = Notice(words, name: "veil-search-notice")
        self.client = client
        self.overlays = overlays
        hits.isVisible = false
        summary.isVisible = false
        let button = Widget.iconButton("system-search-symbolic", words.search) {}.named("veil-search")
        root = .column(
            spacing: 10, .text(words.searchCatalog, .heading),
            .row(spacing: 8, field, button), notice.root, summary, hits)
        button.on("clicked") { [unowned self] in search() }
        field.on("activate") { [unowned self] in search() }
    }

    private func search() {
        let query = field.content
        guard query.contains(where: { !$0.isWhitespace }) else {
            notice.show(words.typeAWord)
            return
        }
        notice.clear()
        Task {
            do {
                let found = try await overlays.during(words.searching) { [client] in
                    try await client.search(query)
                }
                if let found { show(found, for: query) } else { notice.showCancelled() }
            } catch {
                notice.show(error)
            }
        }
    }

    private func show(_ found: [SearchHit], for query: String) {
        summary.label = words.found(found.count, for: query)
        summary.isVisible = true
        hits.isVisible = !found.isEmpty
        hits.setRows(found.map { .settingsRow($0.title, $0.author, .icon("go-next-symbolic")) })
    }
}
