import UIKit

extension Screen {
    /// The on-screen keyboard comes up, docked at the bottom, so many points high; all its notifications follow.
    public func showKeyboard(height: CGFloat = 336, duration: TimeInterval = 0.25) {
        let bounds = scene.screen.bounds
        let end = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        moveKeyboard(to: end, over: duration, will: .willShow, did: .didShow)
    }

    /// Whether the system orders windows by the level that they themselves say, or by the one that was assigned.
    public static var asksWindowsForLevels: Bool {
        get { KeyboardWindow.systemAsksForLevels }
        set { KeyboardWindow.systemAsksForLevels = newValue }
    }

    /// It goes.
    public func hideKeyboard(duration: TimeInterval = 0.25) {
        let bounds = scene.screen.bounds
        let end = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: keyboard.height)
        moveKeyboard(to: end, over: duration, will: .willHide, did: .didHide)
    }

    private enum Moment {
        case willShow
        case didShow
        case willHide
        case didHide

        var name: Notification.Name {
            switch self {
            case .willShow: UIResponder.keyboardWillShowNotification
            case .didShow: UIResponder.keyboardDidShowNotification
            case .willHide: UIResponder.keyboardWillHideNotification
            case .didHide: UIResponder.keyboardDidHideNotification
            }
        }
    }

    private func moveKeyboard(to end: CGRect, over duration: TimeInterval, will: Moment, did: Moment) {
        let start = keyboard.isEmpty ? end.offsetBy(dx: 0, dy: end.height) : keyboard
        keyboard = end
        UIApplication.shared.keyboardFrame = will == .willShow ? end : nil
        KeyboardWindow.show(at: UIApplication.shared.keyboardFrame, in: scene)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            // The keyboard's own curve has no name.
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let center = NotificationCenter.default
        center.post(name: will.name, object: scene.screen, userInfo: info)
        center.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: scene.screen, userInfo: info)
        turn()
        advance(by: duration)
        center.post(name: did.name, object: scene.screen, userInfo: info)
        center.post(
            name: UIResponder.keyboardDidChangeFrameNotification, object: scene.screen, userInfo: info)
        turn()
    }
}
