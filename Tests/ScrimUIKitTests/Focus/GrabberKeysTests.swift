import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Keyboard control of a sheet's detents, on its grabber.
    @MainActor @Suite struct GrabberKeysTests {
        private let app = AppFixture()
        private let sheet = Overlay.sheet(detents: [.points(200), .full], input: .block)

        private func press(_ code: UIKeyboardHIDUsage) {
            app.screen.press(code)
            app.screen.advance(by: 1)
        }

        private var isOnGrabber: Bool { app.screen.focusedView is Grabber }

        /// A view for the focus system only: it cannot be first responder.
        private final class Tile: UIView {
            override var canBecomeFocused: Bool { true }
        }

        /// A view that contains a focusable item.
        private func form(_ item: UIView, at y: Double = 40, height: Double = 44) -> UIView {
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            item.frame = CGRect(x: 20, y: y, width: 300, height: height)
            form.addSubview(item)
            return form
        }

        private static func items() -> [UIView] { [LetterCounter(frame: .zero), Tile()] }

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

        /// Once for each press, however long the key is held.
        @Test func returnAndSpaceDoAsATapOnItDoes() {
            defer { app.close() }
            app.supportFocus()
            let sheet = app.showSheet(sheet)
            app.tab()
            for code: UIKeyboardHIDUsage in [.keyboardReturnOrEnter, .keyboardSpacebar] {
                for detent: Overlay.Detent in [.full, .points(200)] {
                    app.screen.keyDown(code)
                    app.screen.advance(by: 2)
                    app.screen.keyUp(code)
                    #expect(sheet.detent == detent)
                }
            }
            #expect(isOnGrabber)
            sheet.dismiss()
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

        @Test(arguments: Overlay.Placement.Edge.allCases)
        func tabGoesRoundThroughTheGrabberAndTheContent(_ edge: Overlay.Placement.Edge) {
            defer { app.close() }
            app.supportFocus()
            for item in Self.items() {
                let sheet = app.showSheet(
                    .sheet(from: edge, detents: [.points(200), .points(300)], input: .block),
                    content: form(item, at: 0, height: 200))
                for modifiers in [UIKeyModifierFlags(), .shift] {
                    var seen: [Bool] = []
                    for _ in 0..<4 {
                        app.tab(modifiers)
                        seen.append(isOnGrabber)
                        #expect(isOnGrabber || item.isFocused)
                    }
                    // Alternates: twice each in four steps.
                    #expect(
                        seen.filter(\.self).count == 2 && seen[0] != seen[1],
                        "\(edge) \(item) \(modifiers) \(seen)")
                }
                sheet.dismiss()
                app.screen.advance(by: 2)
            }
        }

        /// The key moves to the sheet's content, if anything there can be focused.
        @Test func f6LeadsToTheContentOrElseToTheGrabber() {
            defer { app.close() }
            app.supportFocus()
            for item in Self.items() + [nil] {
                let content = item.map { form($0) } ?? UIView()
                let sheet = app.showSheet(
                    .sheet(detents: [.points(200), .full], undimmedThrough: .full), content: content)
                app.f6()
                #expect(
                    item?.isFocused != false && isOnGrabber == (item == nil),
                    "\(String(describing: item)), but \(String(describing: app.screen.focusedView))")
                sheet.dismiss()
                app.screen.advance(by: 2)
            }
        }

        /// The grabber is a sibling of the app's content, and still uses the content's key commands.
        @Test func commandsOfTheContentAreAliveOnTheGrabber() {
            defer { app.close() }
            app.supportFocus()
            let page = SavingController()
            let sheet = app.overlays.show(sheet) { page }
            app.screen.advance(by: 2)
            app.tab()
            #expect(isOnGrabber)
            app.screen.press(.keyboardA, characters: "s", modifiers: .command)
            #expect(page.saves == 1)
            press(.keyboardUpArrow)
            #expect(sheet.detent == .full)
            sheet.dismiss()
        }

        @Test(arguments: [Overlay.Sheet.DragArea.panel, .grabber])
        func aFingerOnItDragsTheSheet(_ area: Overlay.Sheet.DragArea) throws {
            defer { app.close() }
            let sheet = app.showSheet(sheet.with(\.sheet.dragArea, area))
            let grabber = try #require(app.surface?.parts.grabber)
            let middle = grabber.convert(grabber.bounds, to: nil).middle
            app.screen.touchDown(at: middle)
            app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 400), over: 0.5)
            app.screen.touchUp()
            app.screen.advance(by: 2)
            #expect(sheet.detent == .full)
            sheet.dismiss()
        }
    }
}
