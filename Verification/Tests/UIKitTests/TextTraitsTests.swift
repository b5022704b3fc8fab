import Screen
import Testing
import UIKit

@MainActor
struct TextTraitsTests {
    @Test func aFieldTellsEverybodyThatEditingBegan() {
        let screen = Screen()
        defer { screen.disconnect() }
        let window = screen.makeWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        window.addSubview(field)
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
        ) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        field.becomeFirstResponder()
        #expect(told == 1)
    }

    @Test func aScreenChangeBringsVoiceOverThere() {
        let screen = Screen()
        defer { screen.disconnect() }
        screen.setVoiceOver(true)
        defer { screen.setVoiceOver(false) }
        let view = UIView()
        UIAccessibility.post(notification: .screenChanged, argument: view)
        let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver)
        #expect(focused as AnyObject === view)
        screen.forgetPosts()
    }

    @Test func aSubclassRecognisesBySettingItsState() {
        final class Press: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let screen = Screen()
        defer { screen.disconnect() }
        let window = screen.makeWindow()
        let press = Press(target: nil, action: nil)
        window.addGestureRecognizer(press)
        screen.touchDown(at: CGPoint(x: 10, y: 10))
        #expect(press.state == .began)
        screen.touchUp()
        #expect(press.state == .possible)
    }
}
