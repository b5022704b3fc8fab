import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads articles from an Atom feed (RFC 4287).
///
/// Unknown elements are skipped.
final class FeedParser: NSObject, XMLParserDelegate {
    private var articles: [Article] = []
    private var article: Article?
    private var text = ""
    private var sawFeed = false
    private var isMalformed = false

    /// - Throws: ``ClientError/unreadable`` if the data is not well-formed XML, or not a feed.
    static func articles(in data: Data) throws -> [Article] {
        let delegate = FeedParser()
        let parser = XMLParser(data: data)
        parser.delegate = delegate
        guard parser.parse(), delegate.sawFeed, !delegate.isMalformed else { throw ClientError.unreadable }
        return delegate.articles
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        text = ""
        switch name {
        case "feed": sawFeed = true
        case "entry": article = Article()
        case "category": article?.topic = attributes["term"] ?? ""
        default: break
        }
    }

    /// On Linux `parse()` returns true after errors from which libxml2 recovered.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        isMalformed = true
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        let content = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch name {
        case "id": article?.id = content
        case "title": article?.title = content
        case "name": article?.author = content
        case "summary": article?.summary = content
        case "updated": article?.updated = try? Date(content, strategy: .iso8601)
        case "entry":
            if let article { articles.append(article) }
            article = nil
        default: break
        }
        text = ""
    }
}
