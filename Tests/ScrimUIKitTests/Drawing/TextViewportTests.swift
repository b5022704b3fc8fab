import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A text that has too little room, scrolled by the keys of a keyboard.
    @MainActor @Suite struct TextViewportTests {
        private let app = AppFixture()

        private static let long = Array(repeating: "One line of many that are too many", count: 200)
            .joined(separator: "\n")

        @Test func textThatDoesNotFitIsScrolledByKeys() throws {
            defer { app.close() }
            app.supportFocus()
            let veil = app.showNow(.veil(Self.long, cancel: .standard))
            let text = try #require(app.surface).parts.text
            #expect(text.accessibilityRespondsToUserInteraction)
            for _ in 0..<2 where !text.isFocused { app.tab() }
            #expect(text.isFocused && text.isFirstResponder)
            var offsets: [CGFloat] = []
            for key: UIKeyboardHIDUsage in [
                .keyboardDownArrow, .keyboardUpArrow, .keyboardPageDown, .keyboardPageUp, .keyboardPageUp,
            ] {
                app.screen.press(key)
                offsets.append(text.contentOffset.y)
            }
            try #require(offsets.count == 5)
            #expect(offsets[0] > 0 && abs(offsets[1]) < 1)
            #expect(
                offsets[2] > offsets[0] && offsets[2] < text.bounds.height, "a line is seen on both pages")
            #expect(abs(offsets[3]) < 1 && offsets[4] == 0)
            let end = text.contentSize.height - text.bounds.height
            while text.contentOffset.y < end - 1, offsets.count < 200 {
                app.screen.press(.keyboardPageDown)
                offsets.append(text.contentOffset.y)
            }
            #expect(abs(text.contentOffset.y - end) < 1, "and not beyond its end")
            #expect(text.isFocused && !veil.hasEnded)
            veil.message = "Short"
            app.screen.advance(by: 1)
            #expect(!text.canBecomeFocused && !text.accessibilityRespondsToUserInteraction)
            veil.dismiss()
        }

        /// The text is above the buttons, and Tab begins at a button.
        @Test(arguments: [UIKeyModifierFlags(), .shift])
        func tabGoesRoundThroughTheTextThatDoesNotFit(_ modifiers: UIKeyModifierFlags) throws {
            defer { app.close() }
            app.supportFocus()
            let veil = app.showNow(.veil(Self.long, cancel: .standard))
            let parts = try #require(app.surface).parts
            var seen: [Bool] = []
            for _ in 0..<4 {
                app.tab(modifiers)
                seen.append(parts.text.isFocused)
                #expect(parts.text.isFocused || parts.cancel?.isFocused == true)
            }
            #expect(seen.filter(\.self).count == 2 && seen[0] != seen[1], "\(seen)")
            veil.dismiss()
        }

        @Test func withoutAButtonTheTextThatDoesNotFitHasTheKeys() throws {
            defer { app.close() }
            app.supportFocus()
            let veil = app.showNow(.veil(Self.long))
            let text = try #require(app.surface).parts.text
            app.tab()
            #expect(text.isFocused)
            app.tab()
            #expect(text.isFocused, "there is nothing else")
            veil.dismiss()
        }
    }
}
