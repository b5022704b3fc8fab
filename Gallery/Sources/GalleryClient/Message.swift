import Foundation

/// One message of the conversation.
public struct Message: Sendable, Equatable, Identifiable, Decodable {
    public let id: Int
    public let text: String
    /// Written by the user, not by the other side.
    public let isMine: Bool
    public let sent: Date
}
