@MainActor
open class UIFeedbackGenerator: NSObject {
    /// What was to be felt, oldest first.
    package static var felt: [String] = []

    override init() {}

    open func prepare() {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    public override init() {}

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        Self.felt.append("notification \(notificationType)")
    }
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    private let style: FeedbackStyle

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
    }

    open func impactOccurred() {
        Self.felt.append("impact \(style)")
    }

    open func impactOccurred(intensity: CGFloat) {
        Self.felt.append("impact \(style) \(intensity)")
    }
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() {}

    open func selectionChanged() {
        Self.felt.append("selection")
    }
}
