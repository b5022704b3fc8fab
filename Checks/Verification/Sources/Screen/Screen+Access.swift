import UIKit
import UserNotifications

extension Screen {
    /// VoiceOver starts or stops.
    public func setVoiceOver(_ runs: Bool) {
        set(\.isVoiceOverRunning, runs, UIAccessibility.voiceOverStatusDidChangeNotification)
    }

    /// Switch Control starts or stops.
    public func setSwitchControl(_ runs: Bool) {
        UIAccessibility.switchFocused = nil
        set(\.isSwitchControlRunning, runs, UIAccessibility.switchControlStatusDidChangeNotification)
    }

    /// Switch Control moves to an element; `nil`: to none.
    public func focusSwitchControl(on element: UIResponder?) {
        let old = UIAccessibility.switchFocused as? UIResponder
        guard old !== element else { return }
        UIAccessibility.switchFocused = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        turn()
    }

    /// The user asks for less movement, or no longer does.
    public func setReduceMotion(_ reduces: Bool) {
        set(\.isReduceMotionEnabled, reduces, UIAccessibility.reduceMotionStatusDidChangeNotification)
    }

    /// The user asks for less transparency, or no longer does.
    public func setReduceTransparency(_ reduces: Bool) {
        set(
            \.isReduceTransparencyEnabled, reduces,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }

    /// What the hand has felt since the last time.
    public func feltHaptics() -> [UINotificationFeedbackGenerator.FeedbackType] {
        defer { UIFeedbackGenerator.played = [] }
        return UIFeedbackGenerator.played
    }

    /// The titles of the app's notifications that the system shows, oldest first.
    public var notifications: [String] { UNUserNotificationCenter.delivered.map(\.content.title) }

    /// The user asks for shapes of buttons, or no longer does.
    public func setButtonShapes(_ shows: Bool) {
        set(\.buttonShapesEnabled, shows, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification)
    }

    /// The user asks for darker colors, or no longer does.
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

    /// VoiceOver moves to an element; `nil`: to none.
    public func focusVoiceOver(on element: UIResponder?) {
        let old = UIAccessibility.focused as? UIResponder
        guard old !== element else { return }
        UIAccessibility.focused = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        turn()
    }

    /// What was posted to VoiceOver since `forgetPosts()`, while it ran.
    public var posts: [(notification: UIAccessibility.Notification, argument: Any?)] {
        UIAccessibility.posted
    }

    /// What was announced since `forgetPosts()`, plain or attributed.
    public var announcements: [String] {
        posts.filter { $0.notification == .announcement }.compactMap { post in
            post.argument as? String ?? (post.argument as? NSAttributedString)?.string
        }
    }

    /// Forgets them.
    public func forgetPosts() {
        UIAccessibility.posted = []
    }

    /// What VoiceOver can reach, in its order.
    ///
    /// A modal view hides its siblings and what is in them, and nothing else: neither its parent's siblings nor other
    /// windows.
    public var accessibleElements: [UIResponder] {
        scene.shownInOrder.reversed().flatMap { Self.elements(of: $0) }
    }

    /// The two-finger scrub, on an element and whoever holds it.
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

    /// What a container lists; `nil`: its subviews count.
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
