import FlyingFox
import Foundation

/// The catalog as an Atom feed.
struct FeedRoute: Route {
    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [.contentType: "application/atom+xml; charset=utf-8"],
            body: Data(AtomFeed(articles: ArticleCatalog.articles).xml.utf8))
    }
}
