import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The first responder: kept from the app while its keys are blocked, and given back.
    @MainActor @Suite struct FocusTests {
        private let app = AppFixture()

        @Test func theFieldHasTheKeysAgainAfterAVeil() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.screen.type("a")
            #expect(app.field.letters == 0 && !app.field.isFirstResponder)
            veil.dismiss()
            app.screen.turn()
            #expect(app.field.isFirstResponder, "At the start of leaving, not at its end")
            app.screen.type("a")
            #expect(app.field.letters == 1)
        }

        @Test func withoutAnOverlaySeenTheKeysAreBlockedAllTheSame() {
            defer { app.close() }
            let veil = app.overlays.show(.veil("Working"))
            app.screen.type("a")
            #expect(app.field.letters == 0)
            veil.dismiss()
            app.screen.type("a")
            #expect(app.field.letters == 1)
        }

        @Test func aNoticeLeavesTheKeysAlone() {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            #expect(app.field.isFirstResponder)
            app.screen.type("a")
            #expect(app.field.letters == 1)
            notice.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder)
        }

        @Test func aRegionTakesItsOwnKeysOnly() {
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.region)
            app.screen.type("a")
            #expect(app.field.letters == 1, "The field is outside of it")
            let inner = LetterCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            app.region?.addSubview(inner)
            inner.becomeFirstResponder()
            app.screen.type("a")
            #expect(inner.letters == 0)
            busy.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(inner.letters == 1)
        }

        @Test func whatTheAppFocusesUnderAVeilIsFocusedAfterIt() {
            defer { app.close() }
            let other = LetterCounter(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
            app.root.view.addSubview(other)
            let veil = app.showNow(.veil("Working"))
            other.becomeFirstResponder()
            app.screen.type("a")
            #expect(other.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(other.isFirstResponder)
        }

        @Test func whoLetGoOfTheKeysMeanwhileIsNotGivenThem() async {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            app.field.removeFromSuperview()
            veil.dismiss()
            await app.settle(1)
            #expect(app.screen.firstResponder == nil)
            #expect(app.isClean)
        }

        @Test func endedOutOfOrderTheSurvivorGivesThemBack() {
            defer { app.close() }
            let first = app.showNow(.veil("First").with(\.onRepeat, .separate))
            let second = app.showNow(.veil("Second").with(\.onRepeat, .separate))
            first.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("a")
            #expect(app.field.letters == 0)
            second.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder)
        }

        @Test func aFieldOnASheetTakesText() {
            defer { app.close() }
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let name = LetterCounter(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
            form.addSubview(name)
            let sheet = app.showSheet(.sheet(input: .dismissing), content: form)
            name.becomeFirstResponder()
            app.screen.type("a")
            #expect(name.letters == 1 && name.isFirstResponder)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder)
        }

        @Test func aFieldOnASheetOverAVeilTakesText() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let name = LetterCounter(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
            let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            form.addSubview(name)
            let sheet = app.showSheet(.sheet(input: .dismissing), content: form)
            #expect(name.window is OverlayWindow)
            name.window?.makeKey()
            name.becomeFirstResponder()
            app.screen.advance(by: 0.2)
            app.screen.type("a")
            #expect(name.letters == 1 && name.isFirstResponder)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(!app.field.isFirstResponder, "The veil is still there")
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder && app.window.isKeyWindow)
        }

        @Test func escapeGoesToTheTopmostThatCanBeDismissed() {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(input: .dismissing))
            let notice = app.showNow(.hud("Saved", indicator: .spinner))
            app.screen.press(.keyboardEscape)
            #expect(sheet.outcome?.cause == .escape && !notice.hasEnded)
            notice.dismiss()
        }

        /// It may be a command of the app's.
        @Test(arguments: [UIKeyModifierFlags.shift, .control, .alternate, .command], [false, true])
        func escapeWithAModifierEndsNothing(_ modifiers: UIKeyModifierFlags, isInContent: Bool) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(.dismissing)
            if isInContent { fields[0].becomeFirstResponder() }
            app.screen.press(.keyboardEscape, modifiers: modifiers)
            #expect(!sheet.hasEnded)
            app.screen.press(.keyboardEscape, modifiers: .alphaShift)
            #expect(sheet.outcome?.cause == .escape, "the lock of capitals makes no command of it")
        }

        /// An iPad's keyboard may have no Escape key.
        @Test(arguments: [false, true]) func commandAndAPeriodAreEscape(isInContent: Bool) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(.dismissing)
            if isInContent { fields[0].becomeFirstResponder() }
            app.screen.press(.keyboardPeriod, characters: ".")
            #expect(!sheet.hasEnded)
            app.screen.press(.keyboardPeriod, characters: ".", modifiers: .command)
            #expect(sheet.outcome?.cause == .escape)
        }

        @Test func aKeyHeldWhenTheVeilCameIsReleasedToTheApp() {
            final class Listener: UIView {
                private(set) var released = 0
                override var canBecomeFirstResponder: Bool { true }
                override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    released += 1
                }
            }
            defer { app.close() }
            let listener = Listener()
            app.root.view.addSubview(listener)
            listener.becomeFirstResponder()
            app.screen.keyDown(.keyboardSpacebar)
            let veil = app.showNow(.veil("Working"))
            app.screen.keyUp(.keyboardSpacebar)
            #expect(app.screen.firstResponder is PlaceholderResponder && listener.released == 1)
            // A key that goes down under the veil reaches nobody, neither its press nor its release.
            app.screen.press(.keyboardSpacebar)
            #expect(listener.released == 1)
            veil.dismiss()
        }

        /// A key press that the system cancels under a veil, for example Return for a system shortcut,
        /// has no later effect.
        ///
        /// The responders around the veil's placeholder receive the cancellation.
        @Test func aKeyThatIsTakenAwayUnderAVeilIsForgottenAndPassedOn() throws {
            final class Listener: UIWindow {
                private(set) var cancelled = 0
                override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    cancelled += 1
                }
            }
            let screen = Screen()
            let window = Listener(windowScene: screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            defer {
                screen.disconnect()
                app.close()
            }
            var answers = 0
            let question = window.overlays.show(
                .question("Save?", actions: [.init("Save", role: .default)])
            ) { _ in answers += 1 }
            screen.advance(by: 1)
            let placeholder = try #require(screen.firstResponder as? PlaceholderResponder)
            screen.keyDown(.keyboardReturnOrEnter)
            #expect(placeholder.keysDown == 1)
            screen.cancelKey(.keyboardReturnOrEnter)
            #expect(placeholder.keysDown == 0 && window.cancelled == 1)
            screen.keyUp(.keyboardReturnOrEnter)
            #expect(answers == 0 && !question.hasEnded)
            question.dismiss()
        }

        @Test func theFirstResponderIsFoundWhereverItIs() {
            defer { app.close() }
            #expect(app.window.currentResponder === app.field)
            app.field.resignFirstResponder()
            #expect(app.window.currentResponder == nil)
            final class Keen: UIViewController {
                override var canBecomeFirstResponder: Bool { true }
            }
            let keen = Keen()
            app.root.present(keen, animated: false)
            keen.becomeFirstResponder()
            #expect(app.window.currentResponder === keen)
        }

        @Test func underAVeilNoCommandOfTheWindowsOrTheAppsIsPerformed() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let window = CommandWindow(app.screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            app.screen.turn()
            func save() { app.screen.press(.keyboardA, characters: "s", modifiers: .command) }
            save()
            #expect(window.saves == 1)
            let veil = window.overlays.show(.veil("Saving").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            save()
            #expect(window.saves == 1)
            let placeholder = app.screen.firstResponder as? PlaceholderResponder
            #expect(placeholder?.editingInteractionConfiguration == UIEditingInteractionConfiguration.none)
            veil.dismiss()
            app.screen.advance(by: 1)
            save()
            #expect(window.saves == 2)
            window.isHidden = true
            window.windowScene = nil
        }

        /// A question's field is first responder from its first frame on, a button once Tab has reached it.
        @Test(arguments: [true, false])
        func whatHasTheKeysOnAQuestionLeavesTheWindowNoCommandAndNoUndo(isField: Bool) {
            let screen = Screen()
            screen.supportFocus()
            let window = CommandWindow(screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            screen.turn()
            defer {
                screen.disconnect()
                app.close()
            }
            func save() { screen.press(.keyboardA, characters: "s", modifiers: .command) }
            save()
            #expect(window.saves == 1)
            var overlay = Overlay.question("Rename", actions: [.init("Rename", role: .default)])
            if isField { overlay.content.field = .text("Name") }
            let question = window.overlays.show(overlay) { _ in }
            screen.advance(by: 1)
            if !isField { screen.press(.keyboardTab, characters: "\t") }
            #expect(screen.firstResponder != nil && !(screen.firstResponder is PlaceholderResponder))
            save()
            #expect(window.saves == 1)
            let manager = screen.firstResponder?.undoManager
            #expect(manager != nil && manager !== window.undoManager)
            question.dismiss()
            screen.advance(by: 1)
            save()
            #expect(window.saves == 2)
        }

        @Test func escapeInAVeilEndsNoNoticeInFrontOfIt() {
            defer { app.close() }
            let upload = app.showNow(
                .hud("Uploading", indicator: .spinner, placement: .bottom, cancel: .standard))
            let veil = app.showNow(.veil("Saving"))
            #expect(app.screen.firstResponder is PlaceholderResponder)
            app.screen.press(.keyboardEscape)
            #expect(!upload.hasEnded && !veil.hasEnded)
            veil.dismiss()
            upload.dismiss()
        }

        /// A shake of the device asks the first responder for an undo manager.
        @Test func underAVeilNothingOfTheAppsIsUndone() {
            defer { app.close() }
            let manager = app.window.undoManager
            #expect(manager != nil && app.screen.firstResponder?.undoManager === manager)
            let veil = app.showNow(.veil("Saving"))
            #expect(app.screen.firstResponder is PlaceholderResponder)
            #expect(app.screen.firstResponder?.undoManager == nil)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder?.undoManager === manager)
        }

        /// Implements the window actions of a Mac's menus.
        private final class MacWindow: UIWindow {
            let actions = ["performClose:", "performMiniaturize:", "performZoom:", "toggleFullScreen:"]
                .map { Selector($0) }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                (actions + [Selector("print:")]).contains(action)
            }
        }

        /// On a Mac: through the window's menu items and their keys.
        @Test func underAVeilTheWindowIsStillClosedAndMinimized() throws {
            let screen = Screen()
            let window = MacWindow(windowScene: screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            defer {
                screen.disconnect()
                app.close()
            }
            let veil = window.overlays.show(.veil("Saving").with(\.timing, Overlay.Timing()))
            screen.advance(by: 0.5)
            let placeholder = try #require(screen.firstResponder as? PlaceholderResponder)
            func target(_ action: Selector) -> Any? { placeholder.target(forAction: action, withSender: nil) }
            #expect(window.actions.allSatisfy { target($0) as? UIWindow === window })
            #expect(target(Selector("print:")) == nil)
            veil.dismiss()
        }

        /// On a Mac, Command-W closes what the first responder can close, such as a tab, before the window.
        @Test func whatASheetShowsIsClosedBeforeItsWindow() throws {
            final class Tab: UIViewController {
                override func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: 300) }
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    action == Selector("performClose:")
                }
            }
            let screen = Screen()
            let window = MacWindow(windowScene: screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            defer {
                screen.disconnect()
                app.close()
            }
            let tab = Tab()
            let sheet = window.overlays.show(.sheet(input: .block)) { tab }
            screen.advance(by: 2)
            let placeholder = try #require(screen.firstResponder as? PlaceholderResponder)
            let target = placeholder.target(forAction: Selector("performClose:"), withSender: nil)
            #expect(target as? UIViewController === tab)
            sheet.dismiss()
        }
    }
}
