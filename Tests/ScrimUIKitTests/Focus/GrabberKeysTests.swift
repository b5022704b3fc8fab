import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A sheet that is moved between its detents by the keys of a keyboard, on its grabber.
    @MainActor @Suite struct GrabberKeysTests {
        private let app = AppFixture()
        private let sheet = Overlay.sheet(detents: [.points(200), .full], input: .block)

        private func press(_ code: UIKeyboardHIDUsage) {
            app.screen.press(code)
            app.screen.advance(by: 1)
        }

        private var isOnGrabber: Bool { app.screen.focusedView is Grabber }

        @Test func arrowsAndPageKeysMoveTheSheetByOneDetent() {
            defer { app.close() }
            app.supportFocus()
            let sheet = app.showSheet(sheet)
            app.tab()
            #expect(isOnGrabber && app.screen.firstResponder is Grabber)
            var seen: [Overlay.Detent?] = []
            for code: UIKeyboardHIDUsage in [
                .keyboardUpArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardPageDown,
                .keyboardLeftArrow, .keyboardRightArrow,
            ] {
                press(code)
                seen.append(sheet.detent)
            }
            let low = Overlay.Detent.points(200)
            #expect(seen == [.full, .full, low, .full, low, low, low])
            #expect(isOnGrabber)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func atAnotherEdgeLargerIsAwayFromThat() {
            defer { app.close() }
            app.supportFocus()
            let keys: [(Overlay.Placement.Edge, UIKeyboardHIDUsage)] = [
                (.top, .keyboardDownArrow), (.leading, .keyboardRightArrow), (.trailing, .keyboardLeftArrow),
                (.trailing, .keyboardUpArrow),
            ]
            for (edge, larger) in keys {
                let sheet = app.showSheet(
                    .sheet(from: edge, detents: [.points(200), .points(300)], input: .block))
                app.tab()
                press(larger)
                #expect(sheet.detent == .points(300), "\(edge)")
                sheet.dismiss()
                app.screen.advance(by: 2)
            }
        }

        @Test func tabGoesRoundThroughTheGrabberAndTheContent() {
            defer { app.close() }
            app.supportFocus()
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let field = LetterCounter(frame: CGRect(x: 20, y: 40, width: 300, height: 44))
            form.addSubview(field)
            let sheet = app.showSheet(sheet, content: form)
            for modifiers in [UIKeyModifierFlags(), .shift] {
                var seen: [Bool] = []
                for _ in 0..<4 {
                    app.tab(modifiers)
                    seen.append(isOnGrabber)
                    #expect(isOnGrabber || field.isFocused)
                }
                #expect(seen.filter(\.self).count == 2 && seen[0] != seen[1])
            }
            sheet.dismiss()
        }

        /// By a key one goes to what is on the sheet, where there is anything.
        @Test(arguments: [true, false]) func f6LeadsToTheContentOrElseToTheGrabber(_ hasField: Bool) {
            defer { app.close() }
            app.supportFocus()
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let field = LetterCounter(frame: CGRect(x: 20, y: 40, width: 300, height: 44))
            if hasField { form.addSubview(field) }
            let sheet = app.showSheet(
                .sheet(detents: [.points(200), .full], undimmedThrough: .full), content: form)
            app.f6()
            #expect(field.isFocused == hasField && isOnGrabber != hasField)
            sheet.dismiss()
        }

        @Test func aTouchStillDragsThePanel() throws {
            defer { app.close() }
            let sheet = app.showSheet(sheet)
            let surface = try #require(app.surface)
            let grabber = try #require(surface.parts.grabber)
            let middle = grabber.convert(grabber.bounds, to: nil).middle
            let hit = try #require(app.screen.hit(at: middle))
            #expect(!hit.isDescendant(of: grabber) && hit.isDescendant(of: surface.panel))
            sheet.dismiss()
        }
    }
}
