import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Keys and commands of what is in use beside overlays.
    @MainActor @Suite struct AppKeysTests {
        private let app = AppFixture()

        /// Hears of keys, as a player does of the space bar.
        private final class KeyPage: UIViewController {
            var keys: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.characters }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key.map { "-" + $0.characters } }
            }
        }

        /// What is beside a live sheet, and around a view that only waits.
        @Test(arguments: [true, false])
        func whatIsInUseKeepsItsCommandsAndKeys(isSheet: Bool) {
            defer { app.close() }
            app.field.resignFirstResponder()
            let window = CommandWindow(app.screen.scene)
            let page = KeyPage()
            let container = UIViewController()
            container.addChild(page)
            container.view.addSubview(page.view)
            page.didMove(toParent: container)
            window.rootViewController = container
            let pane = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            let inner = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            pane.addSubview(inner)
            page.view.addSubview(pane)
            window.makeKeyAndVisible()
            app.screen.turn()
            let shown: Presentation
            if isSheet {
                shown = window.overlays.show(.sheet) {
                    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
                }
            } else {
                inner.becomeFirstResponder()
                shown = pane.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            }
            app.screen.advance(by: 2)
            #expect(app.screen.firstResponder is PlaceholderResponder)
            app.screen.press(.keyboardA, characters: "s", modifiers: .command)
            #expect(window.saves == 1)
            app.screen.press(.keyboardA, characters: " ", modifiers: [])
            #expect(
                page.keys == (isSheet ? [" ", "- "] : []), "What is typed instead of a text is for nobody")
            #expect(inner.letters == 0)
            let veil = window.overlays.show(.veil("Saving").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 1)
            app.screen.press(.keyboardA, characters: "s", modifiers: .command)
            app.screen.press(.keyboardA, characters: " ", modifiers: [])
            #expect(window.saves == 1 && page.keys.count == (isSheet ? 2 : 0))
            [veil, shown].forEach { $0.dismiss() }
            app.screen.advance(by: 2)
            window.isHidden = true
            window.windowScene = nil
        }

        /// Return opens a row of the page, and Escape closes it.
        @Test func whatTheAppHasForAKeyComesAfterTheOverlay() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let window = CommandWindow(app.screen.scene, inputs: ["\r", UIKeyCommand.inputEscape])
            window.rootViewController = UIViewController()
            let pane = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            window.rootViewController?.view.addSubview(pane)
            window.makeKeyAndVisible()
            app.screen.turn()
            func enter() { app.screen.press(.keyboardReturnOrEnter, characters: "\r") }
            func escape() { app.screen.press(.keyboardEscape, characters: UIKeyCommand.inputEscape) }
            let question = pane.overlays.show(.question("Sure?", actions: [.init("Yes", role: .default)]))
            app.screen.advance(by: 2)
            enter()
            #expect(question.outcome?.cause == .action && window.saves == 0)
            app.screen.advance(by: 1)
            let inner = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            pane.addSubview(inner)
            inner.becomeFirstResponder()
            let load = pane.overlays.show(.loading("Loading", cancel: .standard))
            app.screen.advance(by: 2)
            escape()
            #expect(load.outcome?.cause == .escape && window.saves == 0)
            app.screen.advance(by: 1)
            let busy = pane.overlays.show(.activity().with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 1)
            escape()
            #expect(window.saves == 1 && !busy.hasEnded)
            busy.dismiss()
            app.screen.advance(by: 1)
            window.isHidden = true
            window.windowScene = nil
        }

        /// The page hears of each key that it heard of before.
        @Test func aKeyThatIsDownIsLetGoWhereItWentDown() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let window = UIWindow(windowScene: app.screen.scene)
            let page = KeyPage()
            window.rootViewController = page
            window.makeKeyAndVisible()
            let sheet = window.overlays.show(.sheet) {
                UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            }
            app.screen.advance(by: 2)
            app.screen.keyDown(.keyboardA, characters: "d")
            let veil = window.overlays.show(.veil("Saving").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 1)
            app.screen.keyDown(.keyboardSpacebar, characters: "e")
            app.screen.keyUp(.keyboardA)
            app.screen.keyUp(.keyboardSpacebar)
            #expect(page.keys == ["d", "-d"])
            [veil, sheet].forEach { $0.dismiss() }
            app.screen.advance(by: 2)
            window.isHidden = true
            window.windowScene = nil
        }
    }
}
