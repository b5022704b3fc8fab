/// An article to read.
public struct Article: Hashable, Sendable, Identifiable {
    /// The server's identifier of the article.
    public let id: Int
    /// The title in the list.
    public let title: String
    /// The text; `nil` until it is downloaded.
    public var text: String?

    /// An article, with its text if that is already downloaded.
    public init(id: Int, title: String, text: String? = nil) {
        (self.id, self.title, self.text) = (id, title, text)
    }
}

/// How the list is sorted.
public enum SortOrder: String, CaseIterable, Sendable {
    case newest = "Newest first"
    case title = "By title"
}

/// Where articles come from.
public protocol Server: Sendable {
    /// The name of the user.
    func signIn() async throws -> String
    /// The articles, without their texts.
    func articles() async throws -> [Article]
    /// The text of an article.
    ///
    /// - Parameter report: Called with the fraction that has been received, 0 to 1.
    func text(of id: Article.ID, report: @Sendable (Double) -> Void) async throws -> String
    /// Deletes an article from the server.
    func delete(_ id: Article.ID) async throws
}
