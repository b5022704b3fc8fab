import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Keys and commands of app views that stay live beside overlays.
    @MainActor @Suite struct AppKeysTests {
        private let app = AppFixture()

        /// Handles key presses, as a player handles the space bar.
        private final class KeyPage: UIViewController {
            var keys: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.characters }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key.map { "-" + $0.characters } }
            }
        }

        private let pane = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        private let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))

        /// Shows a window in which a page has a pane with a field, and no view is first responder.
        private func show(_ page: UIViewController, in window: UIWindow, around root: UIViewController? = nil)
        {
            app.field.resignFirstResponder()
            pane.addSubview(field)
            page.view.addSubview(pane)
            if let root {
                root.addChild(page)
                root.view.addSubview(page.view)
                page.didMove(toParent: root)
            }
            window.rootViewController = root ?? page
            window.makeKeyAndVisible()
            app.screen.turn()
        }

        private func close(_ window: UIWindow, _ shown: Presentation...) {
            shown.forEach { $0.dismiss() }
            app.screen.advance(by: 2)
            window.isHidden = true
            window.windowScene = nil
            app.close()
        }

        private func showSheet(in window: UIWindow) -> Presentation {
            let sheet = window.overlays.show(.sheet) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            }
            app.screen.advance(by: 2)
            return sheet
        }

        private func showNow(_ overlay: Overlay, over view: UIView) -> Presentation {
            let shown = view.overlays.show(overlay.with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 1)
            return shown
        }

        /// Commands beside a live sheet, and around a view whose overlay only shows work.
        @Test(arguments: [true, false])
        func whatIsInUseKeepsItsCommandsAndKeys(isSheet: Bool) {
            let (window, page) = (CommandWindow(app.screen.scene), KeyPage())
            show(page, in: window, around: UIViewController())
            if !isSheet { field.becomeFirstResponder() }
            let shown = isSheet ? showSheet(in: window) : showNow(.activity(), over: pane)
            #expect(app.screen.firstResponder is PlaceholderResponder)
            app.screen.press(.keyboardA, characters: "s", modifiers: .command)
            #expect(window.saves == 1)
            app.screen.press(.keyboardA, characters: " ", modifiers: [])
            #expect(
                page.keys == (isSheet ? [" ", "- "] : []), "What is typed instead of a text is for nobody")
            #expect(field.letters == 0)
            let veil = showNow(.veil("Saving"), over: window)
            app.screen.press(.keyboardA, characters: "s", modifiers: .command)
            app.screen.press(.keyboardA, characters: " ", modifiers: [])
            #expect(window.saves == 1 && page.keys.count == (isSheet ? 2 : 0))
            close(window, veil, shown)
        }

        @Test func whatIsTypedInsteadOfAPageWithoutAKeyboardIsForNobody() {
            let (window, page) = (CommandWindow(app.screen.scene), KeyPage())
            app.screen.hideKeyboard()
            show(page, in: window, around: UIViewController())
            let canvas = TextCanvas(frame: field.frame)
            pane.addSubview(canvas)
            canvas.becomeFirstResponder()
            let busy = showNow(.activity(), over: pane)
            #expect(app.screen.firstResponder is PlaceholderResponder && !app.screen.wantsKeyboard)
            app.screen.press(.keyboardA, characters: " ", modifiers: [])
            #expect(page.keys.isEmpty && canvas.text.isEmpty)
            close(window, busy)
        }

        /// Return opens a row of the page, and Escape closes it.
        @Test func whatTheAppHasForAKeyComesAfterTheOverlay() {
            let window = CommandWindow(app.screen.scene, inputs: ["\r", UIKeyCommand.inputEscape])
            show(UIViewController(), in: window)
            func escape() { app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape) }
            let question = showNow(.question("Sure?", actions: [.init("Yes", role: .default)]), over: pane)
            app.screen.press(.keyboardReturnOrEnter, characters: "\r")
            #expect(question.outcome?.cause == .action && window.saves == 0)
            app.screen.advance(by: 1)
            field.becomeFirstResponder()
            let load = showNow(.loading("Loading", cancel: .standard), over: pane)
            escape()
            #expect(load.outcome?.cause == .escape && window.saves == 0)
            app.screen.advance(by: 1)
            let busy = showNow(.activity(), over: pane)
            escape()
            #expect(window.saves == 1 && !busy.hasEnded)
            close(window, busy)
        }

        /// Escape closes the app's search bar, whatever else is shown.
        @Test(arguments: [true, false])
        func escapeInAViewThatWaitsIsTheAppsWhateverIsBesideIt(isSheet: Bool) {
            let window = CommandWindow(app.screen.scene, inputs: [UIKeyCommand.inputEscape])
            show(UIViewController(), in: window)
            let upload = Overlay.hud(
                "Uploading", indicator: .spinner, placement: .bottom, cancel: .standard)
            let beside = isSheet ? showSheet(in: window) : showNow(upload, over: window)
            field.becomeFirstResponder()
            let busy = showNow(.activity(), over: pane)
            #expect(app.screen.firstResponder is PlaceholderResponder)
            app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape)
            #expect(window.saves == 1 && !beside.hasEnded && !busy.hasEnded)
            close(window, busy, beside)
        }

        /// As Return does for the sheet.
        @Test func escapeEndsTheSheetThatCameWhileAViewWaits() {
            let window = CommandWindow(app.screen.scene, inputs: [UIKeyCommand.inputEscape])
            show(UIViewController(), in: window)
            field.becomeFirstResponder()
            let busy = showNow(.activity(), over: pane)
            let sheet = showSheet(in: window)
            app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape)
            #expect(sheet.outcome?.cause == .escape && window.saves == 0)
            app.screen.advance(by: 1)
            app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape)
            #expect(window.saves == 1 && !busy.hasEnded, "the view that waits has them again")
            close(window, busy, sheet)
        }

        /// A page that ends a preview of its own by Escape, while the user types in a sheet over one of its views.
        @Test func escapeInASheetThatDoesNotEndByItIsTheApps() {
            let (window, page) = (UIWindow(windowScene: app.screen.scene), KeyPage())
            show(page, in: window)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let search = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            content.addSubview(search)
            let sheet = pane.overlays.show(.sheet(input: Overlay.InputPolicy(outside: .live))) { content }
            app.screen.advance(by: 2)
            search.becomeFirstResponder()
            app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape)
            #expect(page.keys.first == UIKeyCommand.inputEscape && !sheet.hasEnded)
            page.keys = []
            sheet.input = .live
            app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape)
            #expect(sheet.outcome?.cause == .escape && page.keys.first != UIKeyCommand.inputEscape)
            close(window, sheet)
        }

        /// The page receives the end of each key press that it saw begin.
        @Test func keyReleaseReachesTheResponderOfItsPress() {
            let (window, page) = (UIWindow(windowScene: app.screen.scene), KeyPage())
            show(page, in: window)
            let sheet = showSheet(in: window)
            app.screen.keyDown(.keyboardA, characters: "d")
            let veil = showNow(.veil("Saving"), over: window)
            app.screen.keyDown(.keyboardSpacebar, characters: "e")
            app.screen.keyUp(.keyboardA)
            app.screen.keyUp(.keyboardSpacebar)
            #expect(page.keys == ["d", "-d"])
            close(window, veil, sheet)
        }
    }
}
