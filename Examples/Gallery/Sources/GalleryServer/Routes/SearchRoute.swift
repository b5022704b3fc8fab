import FlyingFox
import Foundation

/// Finds articles by title, author or summary.
struct SearchRoute: Route {
    private struct Hit: Encodable {
        let title: String
        let author: String
    }

    func respond(to request: HTTPRequest, under conditions: Conditions) async throws -> HTTPResponse {
        let words = (request.query["q"] ?? "").split(separator: " ").map(String.init)
        guard !words.isEmpty else { return try .json([Hit]()) }
        let hits = ArticleCatalog.articles.filter { article in
            let text = "\(article.title) \(article.author) \(article.summary)"
            return words.allSatisfy { text.range(of: $0, options: .caseInsensitive) != nil }
        }
        return try .json(hits.map { Hit(title: $0.title, author: $0.author) })
    }
}
