import Screen
import Testing
import UIKit

@MainActor
struct HostNeedsTests {
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

    @Test func aViewThatComesToTheFrontGoesOnMoving() {
        let screen = Screen()
        defer { screen.disconnect() }
        let window = screen.makeWindow()
        let (first, second) = (UIView(), UIView())
        window.addSubview(first)
        window.addSubview(second)
        screen.turn()
        UIView.animate(withDuration: 1) { first.center.x = 100 }
        window.bringSubviewToFront(first)
        screen.advance(by: 0.5)
        #expect(first.layer.animationKeys() != nil)
        #expect(window.layer.sublayers?.last === first.layer)
    }

    @Test func aRootViewFillsItsWindowAlsoWithAMaskOfItsOwn() {
        let screen = Screen(width: 390, height: 844)
        defer { screen.disconnect() }
        let root = UIViewController()
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let window = screen.makeWindow(root)
        screen.resize(width: 844, height: 390)
        #expect(root.view.frame == window.bounds)
    }

    @Test func theKeyboardGuideIsWhereTheKeyboardIsOrBelowTheSafeArea() {
        let screen = Screen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        defer { screen.disconnect() }
        let window = screen.makeWindow()
        #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        screen.showKeyboard(height: 300)
        #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        screen.hideKeyboard()
        #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    }
}
