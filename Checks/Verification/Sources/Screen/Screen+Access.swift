import UIKit
import UserNotifications

extension Screen {
    /// Starts or stops VoiceOver.
    public func setVoiceOver(_ runs: Bool) {
        set(\.isVoiceOverRunning, runs, UIAccessibility.voiceOverStatusDidChangeNotification)
    }

    /// Starts or stops Switch Control.
    public func setSwitchControl(_ runs: Bool) {
        UIAccessibility.switchFocused = nil
        set(\.isSwitchControlRunning, runs, UIAccessibility.switchControlStatusDidChangeNotification)
    }

    /// Moves Switch Control to an element; `nil`: to none.
    public func focusSwitchControl(on element: UIResponder?) {
        let old = UIAccessibility.switchFocused as? UIResponder
        guard old !== element else { return }
        UIAccessibility.switchFocused = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        turn()
    }

    /// Switches the setting to reduce motion on or off.
    public func setReduceMotion(_ reduces: Bool) {
        set(\.isReduceMotionEnabled, reduces, UIAccessibility.reduceMotionStatusDidChangeNotification)
    }

    /// Switches the setting to reduce transparency on or off.
    public func setReduceTransparency(_ reduces: Bool) {
        set(
            \.isReduceTransparencyEnabled, reduces,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }

    /// Returns the haptics that were played since the last call.
    public func feltHaptics() -> [UINotificationFeedbackGenerator.FeedbackType] {
        defer { UIFeedbackGenerator.played = [] }
        return UIFeedbackGenerator.played
    }

    /// The titles of the app's notifications that the system shows, oldest first.
    public var notifications: [String] { UNUserNotificationCenter.delivered.map(\.content.title) }

    /// Switches the setting for button shapes on or off.
    public func setButtonShapes(_ shows: Bool) {
        set(\.buttonShapesEnabled, shows, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification)
    }

    /// Switches the setting for darker colors on or off.
    public func setDarkerColors(_ darker: Bool) {
        set(
            \.isDarkerSystemColorsEnabled, darker,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    }

    private func set(
        _ setting: WritableKeyPath<UIAccessibility.Settings, Bool>, _ value: Bool,
        _ notification: Notification.Name
    ) {
        UIAccessibility.settings[keyPath: setting] = value
        NotificationCenter.default.post(name: notification, object: nil)
        turn()
    }

    /// Moves VoiceOver to an element; `nil`: to none.
    public func focusVoiceOver(on element: UIResponder?) {
        let old = UIAccessibility.focused as? UIResponder
        guard old !== element else { return }
        UIAccessibility.focused = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        turn()
    }

    /// The notifications that were posted since `forgetPosts()`, while VoiceOver ran.
    public var posts: [(notification: UIAccessibility.Notification, argument: Any?)] {
        UIAccessibility.posted
    }

    /// The announcements since `forgetPosts()`, plain or attributed.
    public var announcements: [String] {
        posts.filter { $0.notification == .announcement }.compactMap { post in
            post.argument as? String ?? (post.argument as? NSAttributedString)?.string
        }
    }

    /// Forgets the posted notifications.
    public func forgetPosts() {
        UIAccessibility.posted = []
    }

    /// The elements that VoiceOver can reach, in its order.
    ///
    /// A modal view hides its siblings and what is in them, but neither its parent's siblings nor other windows.
    public var accessibleElements: [UIResponder] {
        scene.shownInOrder.reversed().flatMap { Self.elements(of: $0) }
    }

    /// Performs VoiceOver's two-finger scrub on an element, and on the containers around it until one handles it.
    @discardableResult
    public func performEscape(on element: UIResponder) -> Bool {
        var responder: UIResponder? = element
        while let current = responder {
            if current.accessibilityPerformEscape() {
                turn()
                return true
            }
            responder = current.next
        }
        return false
    }

    private static func elements(of view: UIView) -> [UIResponder] {
        guard isVisible(view), !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement { return [view] }
        if let listed = listedElements(of: view) {
            return listed.flatMap {
                ($0 as? UIView).map { elements(of: $0) } ?? ($0 as? UIResponder).map { [$0] } ?? []
            }
        }
        let modal = view.subviews.last { isVisible($0) && $0.accessibilityViewIsModal }
        return (modal.map { [$0] } ?? view.subviews).flatMap { elements(of: $0) }
    }

    /// The elements that a container lists; `nil`: its subviews count.
    private static func listedElements(of view: UIView) -> [Any]? {
        let count = view.accessibilityElementCount()
        return view.accessibilityElements
            ?? (count == 0 || count == NSNotFound
                ? nil : (0..<count).compactMap { view.accessibilityElement(at: $0) })
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= 0.01
    }
}
