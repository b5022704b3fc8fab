/// What lets the hand feel something.
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// What was played since the last time somebody asked.
    package static var played: [UINotificationFeedbackGenerator.FeedbackType] = []

    public override init() {}

    /// Wakes the hardware, so that what follows comes at once.
    open func prepare() {}
}

/// Lets the hand feel how a task ended.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        Self.played.append(notificationType)
    }
}
