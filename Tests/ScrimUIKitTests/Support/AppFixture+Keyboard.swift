import Screen
import UIKit

extension AppFixture {
    /// Posts one of the keyboard's notifications, with a keyboard of 300 points, and moves nothing on the screen.
    func post(_ name: Notification.Name, keyboardTop top: CGFloat, seconds: Double = 0.25) {
        let end = NSValue(cgRect: CGRect(x: 0, y: top, width: 390, height: 300))
        NotificationCenter.default.post(
            name: name, object: screen.scene.screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: end,
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
            ])
    }
}
