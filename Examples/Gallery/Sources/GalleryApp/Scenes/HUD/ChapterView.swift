import CGtk4

/// One chapter on the page, with the ribbon that marks it.
@MainActor
final class ChapterView {
    let root: Widget
    private let ribbon: Widget

    private(set) var isBookmarked = false {
        didSet {
            gtk_button_set_icon_name(
                ribbon.as(GtkButton.self), isBookmarked ? "starred-symbolic" : "non-starred-symbolic")
            ribbon.setStyle("accent", isBookmarked)
        }
    }

    init(
        _ chapter: Chapter, number: Int, words: Words, toggled: @escaping @MainActor (ChapterView) -> Void
    ) {
        ribbon = Widget.iconButton("non-starred-symbolic", words.bookmark(chapter: number)) {}
            .styled("flat", "round").aligned(vertical: GTK_ALIGN_START).named("hud-mark-\(number)")
        let head = Widget.column(
            spacing: 2, .text(words.chapter(number)).styled("topic"), .text(chapter.title, .title)
        ).expanding(horizontal: true)
        root = .column(spacing: 12, .row(spacing: 8, head, ribbon))
        for paragraph in chapter.paragraphs { root.append(.text(paragraph).styled("page")) }
        ribbon.on("clicked") { [unowned self] in toggled(self) }
    }

    func setBookmarked(_ isBookmarked: Bool) {
        self.isBookmarked = isBookmarked
    }
}
