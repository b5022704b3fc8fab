import CGtk4
import Foundation
import GalleryClient

/// One article of the table.
@MainActor
enum ArticleRow {
    static func row(for article: Article, in language: Language) -> Widget {
        let date = article.updated?.formatted(.dateTime.day().month().year().locale(language.locale)) ?? ""
        let head = Widget.row(
            spacing: 8, .text(article.topic.uppercased()).styled("topic").expanding(horizontal: true),
            .text(date, .caption, dim: true))
        let text = Widget.column(
            spacing: 4, head, .text(article.title).styled("article-title"),
            .text(article.summary), .text(article.author, .caption, dim: true)
        ).margins(horizontal: 16, vertical: 12)
        let row: Widget = make(gtk_list_box_row_new())
        gtk_list_box_row_set_child(row.as(GtkListBoxRow.self), text)
        gtk_list_box_row_set_activatable(row.as(GtkListBoxRow.self), 0)
        return row
    }
}
