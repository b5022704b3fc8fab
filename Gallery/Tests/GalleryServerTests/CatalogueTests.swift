import Testing

@testable import GalleryServer

@Suite struct CatalogueTests {
    @Test func hasThirtyDifferentArticles() {
        #expect(ArticleCatalogue.articles.count == 30)
        #expect(Set(ArticleCatalogue.articles.map(\.title)).count == 30)
    }

    @Test func theFeedEscapesItsText() {
        let article = CatalogueArticle("Salt & <Pepper>", by: "A \"B\"", on: "Food", "")
        let xml = AtomFeed(articles: [article]).xml
        #expect(xml.contains("Salt &amp; &lt;Pepper>"))
        #expect(xml.contains("A &quot;B&quot;"))
    }
}
