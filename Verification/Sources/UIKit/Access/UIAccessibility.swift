public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}

@MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}

/// What assistive technology is told and can be asked.
@MainActor
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    package struct Settings: Equatable, Sendable {
        package var isVoiceOverRunning = false
        package var isSwitchControlRunning = false
        package var isReduceMotionEnabled = false
        package var isReduceTransparencyEnabled = false
        package var isDarkerSystemColorsEnabled = false
        package var isBoldTextEnabled = false
        package var prefersCrossFadeTransitions = false
    }

    package static var settings = Settings()
    /// What was posted while something listened.
    package static var posted: [(notification: Notification, argument: Any?)] = []

    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }

    /// What VoiceOver is on; a change of the screen brings it where that says.
    package static weak var focused: AnyObject?

    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    )
        -> Any?
    {
        focused
    }

    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "SwitchControl")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        guard settings.isVoiceOverRunning else { return }
        posted.append((notification, argument))
        if notification == .screenChanged || notification == .layoutChanged, let argument {
            focused = argument as AnyObject
        }
    }

    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

/// Which of two announcements may break the other off.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let high = UIAccessibilityPriority(rawValue: "high")
    public static let `default` = UIAccessibilityPriority(rawValue: "default")
    public static let low = UIAccessibilityPriority(rawValue: "low")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
