import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// First responders that take text and have no keyboard: a web page of which no field is edited, a text to read.
extension UIKitTests.TextFieldTests {
    private func showCanvas() -> TextCanvas {
        let canvas = TextCanvas(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        app.root.view.addSubview(canvas)
        canvas.becomeFirstResponder()
        return canvas
    }

    @Test func noKeyboardComesForAPageThatHasNone() {
        defer { app.close() }
        // A former test may have left a keyboard.
        app.screen.hideKeyboard()
        let canvas = showCanvas()
        let veil = app.showNow(.veil("Loading"))
        #expect(app.screen.firstResponder is PlaceholderResponder && !app.screen.wantsKeyboard)
        app.screen.type("a")
        #expect(canvas.text.isEmpty)
        veil.dismiss()
        app.screen.advance(by: 1)
        #expect(canvas.isFirstResponder)
    }

    @Test(arguments: [false, true]) func theKeyboardOfAPageStays(_ floats: Bool) {
        defer {
            app.screen.hideKeyboard()
            app.close()
        }
        _ = app.overlays
        app.screen.showKeyboard(height: 300)
        if floats { app.screen.floatKeyboard() }
        let canvas = showCanvas()
        let veil = app.showNow(.veil("Loading"))
        #expect(app.screen.firstResponder is PlaceholderTextInput)
        veil.dismiss()
        app.screen.advance(by: 1)
        #expect(canvas.isFirstResponder)
    }

    @Test(arguments: [false, true]) func noKeyboardComesForATextToRead(_ isEditable: Bool) {
        defer { app.close() }
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        text.isEditable = isEditable
        app.root.view.addSubview(text)
        text.becomeFirstResponder()
        let veil = app.showNow(.veil("Loading"))
        #expect(!text.isFirstResponder && app.screen.wantsKeyboard == isEditable)
        veil.dismiss()
        app.screen.advance(by: 1)
        #expect(text.isFirstResponder && app.screen.wantsKeyboard == isEditable)
    }
}
