/// Something to read.
public struct Article: Hashable, Sendable, Identifiable {
    /// The server's number for it.
    public let id: Int
    /// What the list calls it.
    public let title: String
    /// `nil` until it was downloaded.
    public var text: String?

    /// An article, with its text if that is here already.
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
    /// What there is to read, without its text.
    func articles() async throws -> [Article]
    /// The text of an article.
    ///
    /// - Parameter report: Told how much of the text has come, 0 to 1.
    func text(of id: Article.ID, report: @Sendable (Double) -> Void) async throws -> String
    /// Takes an article off the server.
    func delete(_ id: Article.ID) async throws
}
