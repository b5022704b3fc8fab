import CGtk4
import GalleryClient

/// A long page to read; small signs come and go over it while one scrolls.
@MainActor
final class HUDScene: Scene {
    let root: Widget
    private let context: SceneContext
    private let overlays: HUDOverlays
    private var chapters: [ChapterView] = []
    private let notice = Notice(name: "hud-notice")
    private var isSaving = false

    private static let editionSize = 6 << 20

    init(_ context: SceneContext) {
        self.context = context
        root = .column()
        let page = Widget.column(spacing: 36).margins(horizontal: 24, vertical: 28)
        let scroll = Widget.scroll(.clamp(page, width: 620)).named("hud-page")
        overlays = HUDOverlays(page: scroll)
        page.append(makeHead())
        for (index, chapter) in Chapter.all.enumerated() {
            let view = ChapterView(chapter, number: index + 1) { [unowned self] in toggle($0) }
            chapters.append(view)
            page.append(view.root)
        }
        root.append(scroll)
        root.append(makeBar())
    }

    private func makeHead() -> Widget {
        .column(
            spacing: 6, .text("The Cloth That Lets Light Through", .largeTitle),
            .text("Marit Solheim · 9 minutes", .caption, dim: true))
    }

    private func makeBar() -> Widget {
        let row = Widget.row(
            button("user-bookmarks-symbolic", "Bookmark", "hud-bookmark") { $0.bookmarkNext() },
            button("emblem-documents-symbolic", "Bookmark All", "hud-bookmark-all") { $0.bookmarkAll() },
            button("folder-download-symbolic", "Save Offline", "hud-save") { $0.save() },
            button("emblem-synchronizing-symbolic", "Sync", "hud-sync") { $0.sync() },
            button("user-trash-symbolic", "Remove Bookmarks", "hud-remove") { $0.removeAll() }
        ).margins(horizontal: 8, vertical: 2)
        gtk_box_set_homogeneous(row.as(GtkBox.self), 1)
        return .column(.clamp(row, width: 620), notice.root.margins(horizontal: 16)).styled("bottom-bar")
    }

    private func button(
        _ icon: String, _ label: String, _ name: String, _ action: @escaping @MainActor (HUDScene) -> Void
    ) -> Widget {
        Widget.iconButton(icon, label) { [unowned self] in action(self) }.styled("flat").named(name)
    }

    private func toggle(_ chapter: ChapterView) {
        chapter.setBookmarked(!chapter.isBookmarked)
        if chapter.isBookmarked {
            overlays.flash("Bookmark added", .bookmark)
        } else {
            overlays.flash("Bookmark removed") { chapter.setBookmarked(true) }
        }
    }

    private func bookmarkNext() {
        guard let chapter = chapters.first(where: { !$0.isBookmarked }) else {
            overlays.flash("Everything is bookmarked", .success)
            return
        }
        toggle(chapter)
    }

    /// One sign for each chapter, one after the other.
    private func bookmarkAll() {
        for (index, chapter) in chapters.enumerated() where !chapter.isBookmarked {
            chapter.setBookmarked(true)
            overlays.flash("Chapter \(index + 1) added", .bookmark)
        }
    }

    private func removeAll() {
        let marked = chapters.filter(\.isBookmarked)
        guard !marked.isEmpty else {
            overlays.flash("No bookmarks", .error)
            return
        }
        for chapter in marked { chapter.setBookmarked(false) }
        let text = marked.count == 1 ? "Bookmark removed" : "\(marked.count) bookmarks removed"
        overlays.flash(text) {
            for chapter in marked { chapter.setBookmarked(true) }
        }
    }

    func save() {
        guard !isSaving else { return }
        isSaving = true
        notice.clear()
        Task {
            do {
                try await overlays.progress("Saving…", success: "Saved", failure: "Not saved") {
                    [client = context.client] report in
                    for try await fraction in client.download(bytes: Self.editionSize) { report(fraction) }
                    try Task.checkCancellation()
                }
            } catch {
                notice.show(error)
            }
            isSaving = false
        }
    }

    private func sync() {
        notice.clear()
        Task {
            do {
                _ = try await context.client.search("bookmark")
                overlays.flash("In sync", .success)
            } catch {
                overlays.flash("Sync failed", .error)
                notice.show(error)
            }
        }
    }
}
