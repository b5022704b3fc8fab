import Foundation

/// Writes articles as Atom (RFC 4287).
struct AtomFeed {
    let articles: [CatalogArticle]

    var xml: String {
        var lines = [
            #"<?xml version="1.0" encoding="utf-8"?>"#,
            #"<feed xmlns="http://www.w3.org/2005/Atom">"#,
            "  <title>The Reading Room</title>",
            "  <id>urn:gallery:reading-room</id>",
        ]
        let newest = Date(timeIntervalSinceReferenceDate: 780_000_000)
        for (index, article) in articles.enumerated() {
            let date = newest.addingTimeInterval(Double(index) * -93_600)
            lines += [
                "  <entry>",
                "    <id>urn:gallery:article:\(index + 1)</id>",
                "    <title>\(article.title.xmlEscaped)</title>",
                "    <author><name>\(article.author.xmlEscaped)</name></author>",
                "    <category term=\"\(article.topic.xmlEscaped)\"/>",
                "    <updated>\(date.ISO8601Format())</updated>",
                "    <summary>\(article.summary.xmlEscaped)</summary>",
                "  </entry>",
            ]
        }
        lines.append("</feed>")
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate var xmlEscaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
