@MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    public static let shared = UIApplication()

    open package(set) var connectedScenes: Set<UIScene> = []
    package var systemTraits = TraitValues(userInterfaceStyle: .light)
    /// Where the keyboard is on the screen; `nil`: it is down.
    package var keyboardFrame: CGRect?
    weak var firstResponder: UIResponder?
    package var currentFirstResponder: UIResponder? { firstResponder }

    open var applicationState: State {
        if connectedScenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
        return connectedScenes.contains { $0.activationState == .foregroundInactive }
            ? .inactive : .background
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { systemTraits.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        systemTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Every window that can be seen, in no order.
    package var shownWindows: [UIWindow] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.shownWindows)
    }

    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIContentSizeCategory {
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
