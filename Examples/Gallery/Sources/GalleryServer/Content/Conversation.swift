import Foundation

/// The messages between the user and a help desk that always replies.
actor Conversation {
    struct Message: Encodable, Sendable {
        let id: Int
        let text: String
        let isMine: Bool
        let sent: Date
    }

    private var messages: [Message] = []
    private var repliesGiven = 0

    init() {
        messages = Self.opening.enumerated().map { index, line in
            let age = Double(Self.opening.count - index) * 240
            return Message(
                id: index, text: line.text, isMine: line.isMine, sent: Date(timeIntervalSinceNow: -age))
        }
    }

    func add(_ text: String) -> Message {
        append(text, isMine: true)
    }

    /// All messages so far, after one more from the desk.
    func refreshed() -> [Message] {
        _ = append(Self.replies[repliesGiven % Self.replies.count], isMine: false)
        repliesGiven += 1
        return messages
    }

    private func append(_ text: String, isMine: Bool) -> Message {
        let message = Message(id: messages.count, text: text, isMine: isMine, sent: Date())
        messages.append(message)
        return message
    }

    private static let opening: [(text: String, isMine: Bool)] = [
        ("Good morning! The reading room opens at nine today.", false),
        ("Lovely. Is the atlas back from the binder?", true),
        ("It is. Shall I put it aside for you?", false),
        ("Yes, please. I’ll be there around ten.", true),
    ]

    private static let replies = [
        "The atlas waits for you at desk four.",
        "We found the map you asked about. It folds out to almost two metres.",
        "A small warning: the lift is slow this morning.",
        "Someone returned the second volume, so you can have both.",
        "The café downstairs has fresh scones, in case that decides anything.",
    ]
}
