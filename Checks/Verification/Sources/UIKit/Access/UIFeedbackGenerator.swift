/// Plays haptics.
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// The haptics that were played since a test last read them.
    package static var played: [UINotificationFeedbackGenerator.FeedbackType] = []

    public override init() {}

    /// Prepares the hardware, so that the next haptic has no delay.
    open func prepare() {}
}

/// Plays a haptic for how a task ended.
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
