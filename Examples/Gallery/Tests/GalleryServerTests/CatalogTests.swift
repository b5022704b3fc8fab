import Testing

@testable import GalleryServer

@Suite struct CatalogTests {
    @Test func hasThirtyDifferentArticles() {
        #expect(ArticleCatalog.articles.count == 30)
        #expect(Set(ArticleCatalog.articles.map(\.title)).count == 30)
    }

    @Test func theFeedEscapesItsText() {
        let article = CatalogArticle("Salt & <Pepper>", by: "A \"B\"", on: "Food", "")
        let xml = AtomFeed(articles: [article]).xml
        #expect(xml.contains("Salt &amp; &lt;Pepper>"))
        #expect(xml.contains("A &quot;B&quot;"))
    }
}
