import CGtk4
import GalleryClient

/// The offline edition: a download that takes some seconds, with its progress.
@MainActor
final class OfflineCard {
    let root: Widget
    private let client: GalleryClient
    private let overlays: VeilOverlays
    private let words: Words
    private let notice: Notice
    private let row: Widget

    private static let size = 12 << 20

    init(_ words: Words, client: GalleryClient, overlays: VeilOverlays) {
        self.words = words
        notice = Notice(words, name: "veil-download-notice")
        self.client = client
        self.overlays = overlays
        let button = Widget.button(words.download) {}.named("veil-download")
            .aligned(vertical: GTK_ALIGN_CENTER).margins(vertical: 10)
        row = Widget.settingsRow(words.offlineEdition, words.offlineDetail, button)
        root = .column(spacing: 10, .text(words.onThisPhone, .heading), .card(row), notice.root)
        button.on("clicked") { [unowned self] in download() }
    }

    func download() {
        notice.clear()
        row.setSubtitle(words.offlineDetail)
        Task {
            do {
                let isSaved = try await overlays.during(words.downloading, success: words.saved) {
                    [client] report in
                    for try await fraction in client.download(bytes: Self.size) { report(fraction) }
                }
                guard isSaved else { return notice.showCancelled() }
                row.setSubtitle(words.savedDetail)
            } catch {
                notice.show(error)
            }
        }
    }
}
