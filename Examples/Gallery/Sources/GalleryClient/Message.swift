import Foundation

/// One message of the conversation.
package struct Message: Sendable, Equatable, Identifiable, Decodable {
    package let id: Int
    package let text: String
    /// Written by the user, not by the other side.
    package let isMine: Bool
    package let sent: Date
}
