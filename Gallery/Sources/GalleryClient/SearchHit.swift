/// One article that a search found.
public struct SearchHit: Sendable, Equatable, Decodable {
    public let title: String
    public let author: String
}
