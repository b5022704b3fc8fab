import UIKit

extension Screen {
    /// The on-screen keyboard comes up, docked at the bottom, so many points high; all its notifications follow.
    public func showKeyboard(height: CGFloat = 336, duration: TimeInterval = 0.25) {
        let bounds = scene.screen.bounds
        let end = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        moveKeyboard(to: end, over: duration, tellingOf: UIResponder.keyboardWillShowNotification)
    }

    /// Whether the system orders windows by the level that they themselves say, or by the one that was assigned.
    public static var asksWindowsForLevels: Bool {
        get { KeyboardWindow.systemAsksForLevels }
        set { KeyboardWindow.systemAsksForLevels = newValue }
    }

    /// The level of the window that the keyboard is in; `nil`: above all that an app can assign.
    public static func setKeyboardLevel(_ level: CGFloat?) { KeyboardWindow.level = level ?? 10_000_001 }

    /// A finger pulls it down so many points, without a notification, as a list with an interactive dismissal does.
    public func pullKeyboard(by distance: CGFloat) {
        keyboard.origin.y += distance
        UIApplication.shared.keyboardFrame = keyboard
        KeyboardWindow.show(at: keyboard, in: scene)
        turn()
    }

    /// The user pinches it to a small one that floats: only a change is told, to a frame of no size.
    public func floatKeyboard() { moveKeyboard(to: .zero, over: 0.25, tellingOf: nil) }

    /// It goes.
    public func hideKeyboard(duration: TimeInterval = 0.25) {
        let bounds = scene.screen.bounds
        let end = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: keyboard.height)
        moveKeyboard(to: end, over: duration, tellingOf: UIResponder.keyboardWillHideNotification)
    }

    private func moveKeyboard(
        to end: CGRect, over duration: TimeInterval, tellingOf name: Notification.Name?
    ) {
        let isUp = name == UIResponder.keyboardWillShowNotification
        keyboard = end
        UIApplication.shared.keyboardFrame = isUp ? end : nil
        KeyboardWindow.show(at: UIApplication.shared.keyboardFrame, in: scene)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            // The keyboard's own curve has no name.
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ]
        for name in [name, UIResponder.keyboardWillChangeFrameNotification].compactMap({ $0 }) {
            NotificationCenter.default.post(name: name, object: scene.screen, userInfo: info)
        }
        turn()
        advance(by: duration)
        turn()
    }
}
