@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    open package(set) var connectedScenes: Set<UIScene> = []
    package var systemTraits = TraitValues(userInterfaceStyle: .light)
    /// Where the keyboard is on the screen; `nil`: it is down.
    package var keyboardFrame: CGRect?
    /// The window that became key last, in whichever scene.
    weak var lastKeyWindow: UIWindow?
    /// Who has the keys: the first responder of the key window.
    var firstResponder: UIResponder? { lastKeyWindow?.firstResponder }
    package var currentFirstResponder: UIResponder? { firstResponder }

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
}

extension UIContentSizeCategory {
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
