import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Keys for the content of a blocking sheet when none of its fields was touched.
    @MainActor @Suite struct SheetKeysTests {
        private let app = AppFixture()

        /// A controller with a view 300 points high, which may become first responder.
        private class Editor: SavingController {
            private(set) var keys = 0
            private(set) var shakes = 0
            var wantsKeys = false
            let manager = UndoManager()
            override var canBecomeFirstResponder: Bool { true }
            override var undoManager: UndoManager? { manager }

            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }

            override func viewDidLoad() {
                super.viewDidLoad()
                preferredContentSize = CGSize(width: 0, height: 300)
            }

            /// At this point its view is in the sheet's window.
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                if wantsKeys, parent != nil { becomeFirstResponder() }
            }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
        }

        /// The app's root, with the same command.
        private final class Page: Editor {}

        private let editor = Editor()
        private let page = Page()

        init() {
            app.window.rootViewController = page
            app.screen.turn()
            page.becomeFirstResponder()
        }

        private func save() { app.screen.press(.keyboardA, characters: "s", modifiers: .command) }

        private func show(_ content: any OverlayContent, _ input: Overlay.InputPolicy = .block)
            -> Presentation
        {
            let sheet = app.overlays.show(.sheet(input: input)) { content }
            app.screen.advance(by: 2)
            return sheet
        }

        @Test(arguments: [Overlay.InputPolicy.block, .dismissing])
        func aCommandOfTheContentIsPerformedAndNoneOfTheApps(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            save()
            #expect(page.saves == 1)
            let sheet = show(editor, input)
            save()
            #expect(editor.saves == 1 && page.saves == 1)
            let veil = app.showNow(.veil("Saving"))
            save()
            #expect(editor.saves == 1 && page.saves == 1)
            veil.dismiss()
            app.screen.advance(by: 1)
            save()
            #expect(editor.saves == 2 && page.saves == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            save()
            #expect(editor.saves == 2 && page.saves == 2 && app.isClean)
        }

        /// The visible page of a navigation controller handles the commands.
        @Test func aCommandOfTheContentsPageIsPerformed() {
            defer { app.close() }
            let container = UIViewController()
            container.preferredContentSize = CGSize(width: 0, height: 300)
            container.addChild(editor)
            container.view.addSubview(editor.view)
            editor.didMove(toParent: container)
            let sheet = show(container)
            save()
            #expect(editor.saves == 1 && page.saves == 0)
            sheet.dismiss()
        }

        /// Without a controller, the sheet is in the app's window.
        @Test func aCommandOfAViewOnTheSheetIsPerformed() {
            defer { app.close() }
            let canvas = CommandView([("s", .command)])
            let sheet = show(canvas)
            save()
            #expect(canvas.acts == 1 && page.saves == 0)
            sheet.dismiss()
        }

        /// The app's controllers are not in the sheet's responder chain.
        @Test(arguments: [false, true]) func whoTypesInALiveSheetHasTheAppsCommands(byNotice: Bool) {
            defer { app.close() }
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let shown = byNotice ? app.undoNotice() : show(field, .live)
            if byNotice { app.f6() } else { field.becomeFirstResponder() }
            save()
            #expect(page.saves == 1)
            let veil = app.showNow(.veil("Saving"))
            save()
            #expect(page.saves == 1)
            veil.dismiss()
            shown.dismiss()
        }

        /// Editing commands, and commands on a plain key, are for the field.
        @Test func liveSheetFieldGetsNoEditingCommandsOfFormerResponder() {
            defer { app.close() }
            let canvas = CommandView([("x", .command), ("j", [])])
            page.view.addSubview(canvas)
            canvas.becomeFirstResponder()
            app.screen.press(.keyboardA, characters: "x", modifiers: .command)
            #expect(canvas.acts == 1)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let sheet = show(field, .live)
            field.becomeFirstResponder()
            app.screen.press(.keyboardA, characters: "x", modifiers: .command)
            app.screen.press(.keyboardA, characters: "j")
            #expect(canvas.acts == 1)
            save()
            #expect(page.saves == 1)
            sheet.dismiss()
        }

        /// A sheet without commands gets none of the app's commands either.
        @Test func aSheetWithoutCommandsHasNone() {
            defer { app.close() }
            let sheet = show(UIViewController())
            save()
            #expect(page.saves == 0)
            sheet.dismiss()
        }

        @Test(arguments: [true, false])
        func contentThatMakesItselfFirstHasTheKeysUntilTheSheetIsGone(respondersMakeWindowsKey: Bool) {
            Screen.respondersMakeWindowsKey = respondersMakeWindowsKey
            defer {
                Screen.respondersMakeWindowsKey = true
                app.close()
            }
            editor.wantsKeys = true
            let sheet = show(editor, .dismissing)
            #expect(editor.isFirstResponder)
            app.screen.type("a")
            #expect(editor.keys == 1 && page.keys == 0)
            save()
            #expect(editor.saves == 1 && page.saves == 0)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.window.isKeyWindow)
            app.screen.type("a")
            save()
            #expect(page.keys == 1 && page.saves == 1 && editor.keys == 1 && app.isClean)
        }

        /// A button without a target, or a controller that looks for the responder that shows the help.
        @Test func whatTheContentOfASheetThatBlocksDoesItselfReachesTheApp() throws {
            final class Helper: UIWindow {
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    action == Selector("help:")
                }
            }
            let screen = Screen()
            let window = Helper(windowScene: screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            defer {
                screen.disconnect()
                app.close()
            }
            let command = try #require(page.keyCommands?.first)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = window.overlays.show(.sheet(input: .block)) { content }
            screen.advance(by: 2)
            func target(_ sender: Any?) -> Any? {
                content.target(forAction: Selector("help:"), withSender: sender)
            }
            #expect(content.window === window)
            #expect(target(UIButton(frame: .zero)) as? UIWindow === window)
            #expect(target(nil) == nil && target(command) == nil)
            // The system asks the first responder.
            let first = screen.firstResponder as? PlaceholderResponder
            let button = UIButton(frame: .zero)
            #expect(first?.target(forAction: Selector("help:"), withSender: button) as? UIWindow === window)
            #expect(first?.target(forAction: Selector("help:"), withSender: command) == nil)
            sheet.dismiss()
        }

        /// A shake or a three-finger gesture asks the first responder.
        @Test func aShakeUndoesInASheetThatBlocksAndNowhereUnderAVeil() {
            defer { app.close() }
            let sheet = show(editor)
            #expect(app.screen.firstResponder is PlaceholderResponder)
            #expect(app.screen.firstResponder?.undoManager === editor.manager)
            #expect(
                app.screen.firstResponder?.editingInteractionConfiguration
                    == UIEditingInteractionConfiguration.default)
            app.screen.shake()
            #expect(editor.shakes == 1 && page.shakes == 0)
            let veil = app.showNow(.veil("Saving"))
            #expect(app.screen.firstResponder?.undoManager == nil)
            app.screen.shake()
            #expect(editor.shakes == 1 && page.shakes == 0)
            veil.dismiss()
            sheet.dismiss()
        }

        @Test func besideALiveSheetAShakeUndoesInTheAppUnlessTheContentCan() {
            defer { app.close() }
            page.resignFirstResponder()
            let inspector = show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)), .live)
            #expect(app.screen.firstResponder is PlaceholderResponder)
            #expect(app.screen.firstResponder?.undoManager === page.manager)
            inspector.dismiss()
            app.screen.advance(by: 2)
            let sheet = show(editor, .live)
            #expect(app.screen.firstResponder?.undoManager === editor.manager)
            sheet.dismiss()
        }

        /// The content registers actions that can be undone while work runs.
        @Test func underAVeilContentOfALiveSheetRegistersWithTheAppsUndoManager() {
            defer { app.close() }
            let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = show(canvas, .live)
            let manager = app.window.undoManager
            #expect(manager != nil && canvas.undoManager === manager)
            let veil = app.showNow(.veil("Applying"))
            #expect(canvas.undoManager === manager)
            #expect(app.screen.firstResponder?.undoManager == nil)
            veil.dismiss()
            sheet.dismiss()
        }

        /// The view is in the app's window, but undoes nothing of the app's.
        @Test func aViewOnASheetThatBlocksHasAnUndoManagerOfItsOwn() {
            defer { app.close() }
            let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let sheet = show(canvas)
            let manager = canvas.undoManager
            #expect(canvas.window === app.window)
            #expect(manager != nil && manager !== app.window.undoManager)
            #expect(app.screen.firstResponder?.undoManager === manager)
            let veil = app.showNow(.veil("Saving"))
            #expect(canvas.undoManager === manager)
            #expect(app.screen.firstResponder?.undoManager == nil)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(canvas.undoManager === manager)
            sheet.dismiss()
        }

        /// The content was opened from the sheet behind it.
        @Test func contentInFrontOfASheetThatBlocksCanRegisterWhatIsUndone() {
            defer { app.close() }
            let frame = CGRect(x: 0, y: 0, width: 390, height: 200)
            let sheet = show(UIView(frame: frame))
            let filters = UIView(frame: frame)
            let front = show(filters, .live)
            #expect(filters.window === app.window && filters.undoManager != nil)
            front.dismiss()
            sheet.dismiss()
        }

        /// The sheet blocks only at the larger detent.
        @Test func aSheetKeepsItsUndoManagerFromDetentToDetent() {
            defer { app.close() }
            let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            var overlay = Overlay.sheet(detents: [.points(200), .full], input: .block)
            overlay.sheet.undimmedThrough = .points(200)
            let sheet = app.overlays.show(overlay) { canvas }
            app.screen.advance(by: 2)
            let manager = canvas.undoManager
            #expect(manager != nil)
            for detent in [Overlay.Detent.full, .points(200)] {
                sheet.detent = detent
                app.screen.advance(by: 2)
                #expect(canvas.undoManager === manager)
            }
            sheet.dismiss()
        }

        /// The notice's button may be first responder.
        @Test func aNoticeInFrontOfAQuestionTakesNothingOfTheAppsBack() throws {
            defer { app.close() }
            let question = app.overlays.show(.question("Really?", actions: ["Yes"]))
            let notice = app.undoNotice()
            let surface = try app.surface(of: .hud)
            let button = try #require(surface.parts.action)
            #expect(button.window === app.window && button.undoManager == nil)
            question.dismiss()
            app.screen.advance(by: 1)
            #expect(button.undoManager === app.window.undoManager)
            notice.dismiss()
        }

        /// Where the system looks for an undo manager further up is unknown.
        @Test(arguments: [false, true]) func underAVeilOrAQuestionTheWindowHearsOfNoShake(hasField: Bool) {
            final class Shaken: UIWindow {
                private(set) var shakes = 0
                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    shakes += 1
                }
            }
            let screen = Screen()
            let window = Shaken(windowScene: screen.scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            defer {
                screen.disconnect()
                app.close()
            }
            screen.shake()
            #expect(window.shakes == 1)
            var question = Overlay.question("Rename", actions: [.init("Rename", role: .default)])
            question.content.field = .text("Name")
            let veil = Overlay.veil("Saving").with(\.timing, Overlay.Timing())
            let shown = window.overlays.show(hasField ? question : veil)
            screen.advance(by: 1)
            let isKept = screen.firstResponder is PlaceholderResponder
            #expect(screen.firstResponder != nil && isKept != hasField)
            screen.shake()
            #expect(window.shakes == 1)
            shown.dismiss()
            screen.advance(by: 1)
            screen.shake()
            #expect(window.shakes == 2)
        }

        @Test func underAVeilContentThatMadeItselfFirstHasNoKeys() {
            defer { app.close() }
            editor.wantsKeys = true
            let sheet = show(editor)
            let veil = app.showNow(.veil("Saving"))
            app.screen.type("a")
            save()
            #expect(editor.keys == 0 && editor.saves == 0 && page.saves == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            save()
            #expect(editor.saves == 1 && page.saves == 0)
            sheet.dismiss()
        }
    }
}
