import Foundation

/// One entry of the article feed.
public struct Article: Sendable, Equatable, Identifiable {
    public var id = ""
    public var title = ""
    public var author = ""
    public var topic = ""
    public var summary = ""
    public var updated: Date?
}
