import CAdw
import CGtk4
import GalleryClient

/// A field, a button, and what was found under them.
@MainActor
final class SearchForm {
    let root: Widget
    private let client: GalleryClient
    private let overlays: VeilOverlays
    private let field = Widget.field(placeholder: "Title, author or subject").named("veil-search-field")
        .expanding(horizontal: true)
    private let notice = Notice(name: "veil-search-notice")
    private let hits = Widget.card().named("veil-hits")
    private let summary = Widget.text("", .caption, dim: true).named("veil-search-summary")

    init(client: GalleryClient, overlays: VeilOverlays) {
        self.client = client
        self.overlays = overlays
        hits.isVisible = false
        summary.isVisible = false
        let button = Widget.iconButton("system-search-symbolic", "Search") {}.named("veil-search")
        root = .column(
            spacing: 10, .text("Search the Catalog", .heading),
            .row(spacing: 8, field, button), notice.root, summary, hits)
        button.on("clicked") { [unowned self] in search() }
        field.on("activate") { [unowned self] in search() }
    }

    private func search() {
        let words = field.content
        guard words.contains(where: { !$0.isWhitespace }) else {
            notice.show("Type a word to search for.")
            return
        }
        notice.clear()
        Task {
            do {
                let found = try await overlays.during("Searching…") { [client] in
                    try await client.search(words)
                }
                if let found { show(found, for: words) } else { notice.showCancelled() }
            } catch {
                notice.show(error)
            }
        }
    }

    private func show(_ found: [SearchHit], for words: String) {
        summary.label =
            switch found.count {
            case 0: "Nothing found for “\(words)”."
            case 1: "One article for “\(words)”."
            default: "\(found.count) articles for “\(words)”."
            }
        summary.isVisible = true
        hits.isVisible = !found.isEmpty
        hits.setRows(found.map { .settingsRow($0.title, $0.author, .icon("go-next-symbolic")) })
    }
}
