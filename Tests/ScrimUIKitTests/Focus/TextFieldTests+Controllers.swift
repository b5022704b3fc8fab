import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// What the app provides as a controller in place of the keyboard, or above it.
extension UIKitTests.TextFieldTests {
    /// A page that provides its composer as a controller.
    private final class ComposerPage: UIViewController {
        final class Composer: UIInputViewController {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            override func loadView() {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
                bar.addSubview(text)
                view = bar
            }
        }
        let composer = Composer()
        override var inputAccessoryViewController: UIInputViewController? { composer }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(arguments: [false, true], [false, true])
    func aComposerThatIsAControllersKeepsItsPlaceAndItsKeys(_ isKnown: Bool, isTyped: Bool) {
        defer {
            if isTyped { app.screen.hideKeyboard() }
            app.close()
        }
        let page = ComposerPage()
        app.window.rootViewController = page
        page.becomeFirstResponder()
        app.screen.turn()
        if isKnown { _ = app.overlays }
        if isTyped {
            app.screen.showKeyboard(height: 300)
            page.composer.text.becomeFirstResponder()
        }
        let veil = app.showNow(.veil("Sending"))
        app.screen.type("a")
        #expect(page.composer.text.text.isEmpty && page.composer.view.window != nil)
        #expect((app.screen.firstResponder is PlaceholderTextInput) == isTyped)
        veil.dismiss()
        app.screen.advance(by: 1)
        #expect(page.composer.view.window != nil)
        #expect(isTyped ? page.composer.text.isFirstResponder : page.isFirstResponder)
    }

    /// A field with a keypad of the app's, which is a controller.
    private final class KeypadField: UITextField {
        let keypad = UIInputViewController()
        override var inputViewController: UIInputViewController? { keypad }
    }

    @Test func aKeypadThatIsAControllersStays() {
        defer { app.close() }
        let field = KeypadField()
        app.window.addSubview(field)
        field.becomeFirstResponder()
        let veil = app.showNow(.veil("Working"))
        #expect(!field.isFirstResponder)
        #expect(app.screen.firstResponder?.inputViewController === field.keypad)
        veil.dismiss()
    }
}
