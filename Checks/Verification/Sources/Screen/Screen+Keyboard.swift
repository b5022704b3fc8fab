import UIKit

extension Screen {
    /// Shows the on-screen keyboard, docked at the bottom, with keys of this height in points and all its notifications.
    public func showKeyboard(height: CGFloat = 336, duration: TimeInterval = 0.25) {
        let bounds = scene.screen.bounds
        let end = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        moveKeyboard(to: end, over: duration, tellingOf: UIResponder.keyboardWillShowNotification)
    }

    /// Whether the system would show its keyboard, because the first responder takes text.
    ///
    /// The keyboard is on the screen only when a test shows it, as on a device with a hardware keyboard.
    public var wantsKeyboard: Bool { UIApplication.shared.textInput != nil }

    /// Whether the system orders windows by the level that their getter returns; otherwise by the assigned level.
    public static var asksWindowsForLevels: Bool {
        get { KeyboardWindow.systemAsksForLevels }
        set { KeyboardWindow.systemAsksForLevels = newValue }
    }

    /// Sets the level of the window that contains the keyboard; `nil`: above every level that an app can assign.
    public static func setKeyboardLevel(_ level: CGFloat?) { KeyboardWindow.level = level ?? 10_000_001 }

    /// Drags the keyboard down by a distance in points, without a notification, as a list with
    /// interactive dismissal does.
    public func pullKeyboard(by distance: CGFloat) {
        keyboard.origin.y += distance
        UIApplication.shared.keyboardFrame = keyboard
        KeyboardWindow.show(at: keyboard, in: scene)
        turn()
    }

    /// Makes the keyboard a small floating one: UIKit only reports a change, to a frame of size zero.
    public func floatKeyboard() { moveKeyboard(to: .zero, over: 0.25, tellingOf: nil) }

    /// Hides the keyboard.
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
        let told = isUp ? KeyboardWindow.toldFrame ?? end : end
        UIApplication.shared.keyboardFrame = isUp ? told : nil
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: told),
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
