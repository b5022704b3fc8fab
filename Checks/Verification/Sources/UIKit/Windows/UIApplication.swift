@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    open package(set) var connectedScenes: Set<UIScene> = []
    package var systemTraits = TraitValues(userInterfaceStyle: .light)
    /// The keyboard's frame on the screen; `nil`: the keyboard is hidden.
    package var keyboardFrame: CGRect?
    /// The window that became key last, in any scene.
    weak var lastKeyWindow: UIWindow?
    /// The owner of the keys: the first responder of the key window.
    var firstResponder: UIResponder? { lastKeyWindow?.firstResponder }
    package var currentFirstResponder: UIResponder? { firstResponder }
    /// The first responder that typed text goes to, and that the system shows its keyboard for: one that takes text,
    /// unless it is not editable; `nil`: none.
    package var textInput: (any UIKeyInput)? {
        if let view = firstResponder as? UITextView, !view.isEditable { return nil }
        return firstResponder as? any UIKeyInput
    }

    /// The tasks that were begun and not ended, with their expiration handlers.
    private var backgroundTasks: [Int: (@MainActor @Sendable () -> Void)?] = [:]
    private var lastBackgroundTask = 0
    package var backgroundTaskCount: Int { backgroundTasks.count }

    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        backgroundTasks[lastBackgroundTask] = handler
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks[identifier.rawValue] = nil
    }

    /// Expires all background tasks; the system terminates an app that does not end them now.
    package func expireBackgroundTasks() {
        for handler in backgroundTasks.values { handler?() }
    }

    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// All visible windows, in no order.
    package var shownWindows: [UIWindow] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.shownWindows)
    }
}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIContentSizeCategory {
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
