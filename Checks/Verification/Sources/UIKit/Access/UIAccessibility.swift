public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// How urgent an announcement is.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let high = UIAccessibilityPriority(rawValue: "high")
    public static let `default` = UIAccessibilityPriority(rawValue: "default")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Notifications to assistive technology, and its settings.
@MainActor
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public static let screenChanged = Notification(rawValue: 1000)
        public static let announcement = Notification(rawValue: 1008)

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
        package var buttonShapesEnabled = false
    }

    package static var settings = Settings()
    /// What was posted while assistive technology ran.
    package static var posted: [(notification: Notification, argument: Any?)] = []

    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }

    /// The element that VoiceOver is on; a `screenChanged` notification moves it to the argument.
    package static weak var focused: AnyObject?
    /// The element that Switch Control is on; a `screenChanged` notification moves it to the argument, or
    /// to the beginning.
    package static weak var switchFocused: AnyObject?

    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        assistiveTechnologyIdentifier == .notificationSwitchControl ? switchFocused : focused
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
        guard settings.isVoiceOverRunning || settings.isSwitchControlRunning else { return }
        posted.append((notification, argument))
        if notification == .screenChanged, settings.isSwitchControlRunning {
            switchFocused = argument as AnyObject?
        }
        if notification == .screenChanged, let argument {
            focused = argument as AnyObject
        }
    }

    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public nonisolated static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"
    public nonisolated static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityDarkerColorsStatusDidChangeNotification")
}

/// An element that is no view: a view that draws several things lists one for each.
@MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view that contains it, or another element in that.
    open weak var accessibilityContainer: AnyObject?

    public convenience init(accessibilityContainer container: Any) {
        self.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
}
