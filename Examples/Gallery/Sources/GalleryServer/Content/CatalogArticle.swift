/// One article of the catalog.
struct CatalogArticle: Sendable {
    let title: String
    let author: String
    let topic: String
    let summary: String

    init(_ title: String, by author: String, on topic: String, _ summary: String) {
        self.title = title
        self.author = author
        self.topic = topic
        self.summary = summary
    }
}
