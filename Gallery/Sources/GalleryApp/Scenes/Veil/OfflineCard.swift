import CGtk4
import GalleryClient

/// The offline edition: a download of some seconds, with its progress.
@MainActor
final class OfflineCard {
    let root: Widget
    private let client: GalleryClient
    private let overlays: VeilOverlays
    private let notice = Notice(name: "veil-download-notice")
    private let status = Widget.text("", .caption, dim: true).named("veil-download-status")

    private static let size = 12 << 20

    init(client: GalleryClient, overlays: VeilOverlays) {
        self.client = client
        self.overlays = overlays
        let button = Widget.button("Download") {}.named("veil-download")
            .aligned(vertical: GTK_ALIGN_CENTER).margins(vertical: 10)
        let row = Widget.settingsRow("Offline Edition", "Thirty articles, 12 MB", button)
        root = .column(spacing: 10, .text("On This Phone", .heading), .card(row), notice.root, status)
        status.isVisible = false
        button.on("clicked") { [unowned self] in download() }
    }

    func download() {
        notice.clear()
        status.isVisible = false
        Task {
            do {
                let isSaved = try await overlays.during("Downloading…", success: "Saved") {
                    [client] report in
                    for try await fraction in client.download(bytes: Self.size) { report(fraction) }
                }
                guard isSaved else { return notice.showCancelled() }
                status.label = "Saved. You can read without a connection now."
                status.isVisible = true
            } catch {
                notice.show(error)
            }
        }
    }
}
