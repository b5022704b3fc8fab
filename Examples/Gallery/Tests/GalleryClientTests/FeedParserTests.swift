import Foundation
import Testing

@testable import GalleryClient

@Suite struct FeedParserTests {
    @Test func readsOneEntry() throws {
        let xml = """
            <feed xmlns="http://www.w3.org/2005/Atom"><title>All</title><entry><id>1</id>
            <title>Salt &amp; Pepper</title><author><name>Ada</name></author><category term="Food"/>
            <updated>2025-11-20T08:00:00Z</updated><summary> Two. </summary></entry></feed>
            """
        let articles = try FeedParser.articles(in: Data(xml.utf8))
        let article = try #require(articles.first)
        #expect(articles.count == 1)
        #expect(article.title == "Salt & Pepper")
        #expect(article.author == "Ada")
        #expect(article.topic == "Food")
        #expect(article.summary == "Two.")
        #expect(article.updated == Date(timeIntervalSince1970: 1_763_625_600))
    }

    @Test(arguments: ["", "no xml at all", "<feed><entry></feed>", "<html></html>"])
    func refusesWhatIsNoFeed(text: String) {
        #expect(throws: ClientError.unreadable) { try FeedParser.articles(in: Data(text.utf8)) }
    }

    @Test func anEmptyFeedHasNoArticles() throws {
        #expect(try FeedParser.articles(in: Data("<feed/>".utf8)).isEmpty)
    }
}
