/// One article that a search found.
package struct SearchHit: Sendable, Equatable, Decodable {
    package let title: String
    package let author: String
}
