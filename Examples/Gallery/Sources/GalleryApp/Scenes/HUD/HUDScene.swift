import CGtk4
import GalleryClient

/// A long page to read; small HUDs come and go over it while the user scrolls.
@MainActor
final class HUDScene: Scene {
    let root: Widget
    private let context: SceneContext
    private let words: Words
    private let overlays: HUDOverlays
    private var chapters: [ChapterView] = []
    private let notice: Notice
    private var isSaving = false

    private static let editionSize = 6 << 20

    init(_ context: SceneContext) {
        self.context = context
        words = context.words
        notice = Notice(words, name: "hud-notice")
        root = .column()
        let page = Widget.column(spacing: 36).margins(horizontal: 24, vertical: 28)
        let scroll = Widget.scroll(.clamp(page, width: 620)).named("hud-page")
        overlays = HUDOverlays(page: scroll, words: words)
        page.append(makeHead())
        for (index, chapter) in Chapter.all(in: words.language).enumerated() {
            let view = ChapterView(chapter, number: index + 1, words: words) { [unowned self] in toggle($0) }
            chapters.append(view)
            page.append(view.root)
        }
        root.append(scroll)
        root.append(makeBar())
    }

    private func makeHead() -> Widget {
        .column(
            spacing: 6, .text(words.pageTitle, .largeTitle),
            .text(words.byline, .caption, dim: true))
    }

    private func makeBar() -> Widget {
        let row = Widget.row(
            button("user-bookmarks-symbolic", words.bookmark, "hud-bookmark") { $0.bookmarkNext() },
            button("bookmark-new-symbolic", words.bookmarkAll, "hud-bookmark-all") { $0.bookmarkAll() },
            button("folder-download-symbolic", words.saveOffline, "hud-save") { $0.save() },
            button("view-refresh-symbolic", words.sync, "hud-sync") { $0.sync() },
            button("user-trash-symbolic", words.removeBookmarks, "hud-remove") { $0.removeAll() }
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
            overlays.flash(words.bookmarkAdded, .bookmark)
        } else {
            overlays.flash(words.bookmarksRemoved(1)) { chapter.setBookmarked(true) }
        }
    }

    private func bookmarkNext() {
        guard let chapter = chapters.first(where: { !$0.isBookmarked }) else {
            overlays.flash(words.everythingBookmarked, .success)
            return
        }
        toggle(chapter)
    }

    /// Shows one HUD for each chapter, one after the other.
    private func bookmarkAll() {
        for (index, chapter) in chapters.enumerated() where !chapter.isBookmarked {
            chapter.setBookmarked(true)
            overlays.flash(words.added(chapter: index + 1), .bookmark)
        }
    }

    private func removeAll() {
        let marked = chapters.filter(\.isBookmarked)
        guard !marked.isEmpty else {
            overlays.flash(words.noBookmarks, .failure)
            return
        }
        for chapter in marked { chapter.setBookmarked(false) }
        overlays.flash(words.bookmarksRemoved(marked.count)) {
            for chapter in marked { chapter.setBookmarked(true) }
        }
    }

    func save() {
        guard !isSaving else { return }
        isSaving = true
        notice.clear()
        Task {
            do {
                try await overlays.progress(words.saving, success: words.saved, failure: words.notSaved) {
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
                overlays.flash(words.inSync, .success)
            } catch {
                overlays.flash(words.syncFailed, .failure)
                notice.show(error)
            }
        }
    }
}
