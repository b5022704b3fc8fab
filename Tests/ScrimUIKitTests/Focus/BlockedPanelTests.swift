import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A field in a panel whose keys are blocked for a while.
    @MainActor @Suite struct BlockedPanelTests {
        private let app = AppFixture()

        private func tap(_ view: UIView) {
            app.screen.tap(at: view.convert(view.bounds, to: nil).middle)
            app.screen.advance(by: 0.1)
        }

        private func type() {
            app.screen.type("a")
            app.screen.advance(by: 0.1)
        }

        @Test(arguments: [Overlay.InputPolicy.live, .block], [false, true])
        func aFieldInABlockedViewOfASheetGetsNoLettersAndHasTheKeysAgain(
            _ input: Overlay.InputPolicy, isInGrace: Bool
        ) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(input)
            tap(fields[0])
            type()
            #expect(fields[0].letters == 1)
            let form = fields[0].superview
            let busy = isInGrace ? form?.overlays.show(.activity()) : app.showNow(.activity(), over: form)
            type()
            #expect(fields[0].letters == 1 && app.field.letters == 0)
            #expect(app.screen.firstResponder is PlaceholderTextInput, "The keyboard stays")
            busy?.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(fields[0].letters == 2 && app.field.letters == 0)
            sheet.dismiss()
            app.screen.advance(by: 2)
            type()
            #expect(app.field.letters == 1 && app.isClean)
        }

        /// The user writes a message in a sheet, and sends it.
        @Test(arguments: [Overlay.InputPolicy.live, .block])
        func underACoveredKeyboardAFieldOfASheetGetsNoLettersAndHasTheKeysAgain(_ input: Overlay.InputPolicy)
        {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(input)
            tap(fields[0])
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(.loading("Sending…"))
            app.screen.advance(by: 1)
            type()
            #expect(fields[0].letters == 0 && app.field.letters == 0)
            #expect(app.screen.firstResponder is PlaceholderTextInput, "The keyboard stays")
            sending.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(fields[0].letters == 1 && fields[0].isFirstResponder)
            app.screen.hideKeyboard()
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// The user hid the keyboard, and then touched a field.
        @Test func aKeyboardThatIsBackStaysUnderWhatCoversIt() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(.block)
            tap(fields[0])
            fields[0].resignFirstResponder()
            app.screen.advance(by: 0.1)
            tap(fields[0])
            app.screen.showKeyboard(height: 300)
            let sending = app.overlays.over(.keyboard).show(.loading("Sending…"))
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder is PlaceholderTextInput)
            [sending, sheet].forEach { $0.dismiss() }
        }

        @Test(arguments: [Overlay.InputPolicy.live, .block])
        func afterAVeilAFieldOfASheetHasTheKeysAgain(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(input)
            tap(fields[1])
            let veil = app.showNow(.veil("Saving"))
            type()
            #expect(fields[1].letters == 0 && app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(fields[1].letters == 1 && app.field.letters == 0)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        /// The sheet has its own window.
        @Test(arguments: [true, false])
        func afterAVeilAFieldOfAControllersSheetHasTheKeysAgain(respondersMakeWindowsKey: Bool) {
            Screen.respondersMakeWindowsKey = respondersMakeWindowsKey
            defer {
                Screen.respondersMakeWindowsKey = true
                app.close()
            }
            let content = UIViewController()
            let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            content.preferredContentSize = CGSize(width: 0, height: 300)
            content.view.addSubview(field)
            let sheet = app.overlays.show(.sheet(input: .block)) { content }
            app.screen.advance(by: 2)
            tap(field)
            type()
            #expect(field.letters == 1)
            let veil = app.showNow(.veil("Saving"))
            type()
            #expect(field.letters == 1 && app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(field.letters == 2)
            sheet.dismiss()
            app.screen.advance(by: 2)
            type()
            #expect(app.field.letters == 1 && app.window.isKeyWindow && app.isClean)
        }

        @Test(arguments: [Overlay.InputPolicy.dismissing, .block])
        func afterAQuestionWithAFieldAFieldOfASheetHasTheKeysAgain(_ input: Overlay.InputPolicy) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(input)
            tap(fields[0])
            let question = app.showNow(
                .question("Rename", actions: [.default("Rename")]).with(\.content.field, .text("Name")))
            type()
            question.message = "Rename it"
            app.screen.advance(by: 0.5)
            type()
            #expect(fields[0].letters == 0 && app.field.letters == 0)
            question.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(fields[0].letters == 1 && app.field.letters == 0)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        private final class Page: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }

        /// As the page of another conversation, which a notification pushes, or a field on the page.
        @Test(arguments: [false, true])
        func whatMakesItselfFirstUnderASheetLeavesTheFieldOfTheSheetItsKeys(isText: Bool) {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(.block)
            tap(fields[0])
            type()
            let page = Page()
            let other = LetterCounter(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
            app.root.addChild(page)
            app.root.view.addSubview(page.view)
            page.view.addSubview(other)
            let first: UIResponder = isText ? other : page
            for letters in 2...3 {
                first.becomeFirstResponder()
                app.screen.advance(by: 0.1)
                type()
                #expect(fields[0].letters == letters && other.letters == 0)
            }
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(first.isFirstResponder && app.isClean)
        }

        @Test func aFieldThatGoesUnderAVeilLeavesNoKeyboardBehind() {
            defer { app.close() }
            app.field.resignFirstResponder()
            let (sheet, fields) = app.sheetWithFields(.block)
            tap(fields[0])
            let veil = app.showNow(.veil("Sending"))
            #expect(app.screen.firstResponder is PlaceholderTextInput)
            fields[0].removeFromSuperview()
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(!(app.screen.firstResponder is PlaceholderTextInput))
            tap(fields[1])
            type()
            #expect(fields[1].letters == 1)
            fields[1].removeFromSuperview()
            app.screen.advance(by: 1)
            #expect(!(app.screen.firstResponder is PlaceholderTextInput))
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        @Test func aFieldThatDoesNotTakeTheKeysBackLeavesThemToTheApp() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields()
            tap(fields[0])
            let veil = app.showNow(.veil("Sending"))
            fields[0].isEnabled = false
            veil.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(fields[0].letters == 0 && app.field.letters == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.isClean)
        }

        /// Keys are blocked from the beginning of grace; the veil's panel appears later.
        @Test func aQuestionsFieldUnderAVeilInItsGraceGetsNoLetters() {
            defer { app.close() }
            let question = app.showNow(
                .question("Rename", actions: [.default("Rename")]).with(\.content.field, .text("Name")))
            let field = app.screen.firstResponder
            #expect(field is UITextField)
            let veil = app.overlays.show(.veil("Saving"))
            app.screen.advance(by: 0.1)
            #expect(app.screen.firstResponder !== field)
            app.screen.advance(by: 2)
            veil.dismiss()
            app.screen.advance(by: 2)
            #expect(app.screen.firstResponder === field)
            question.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func whoWorksInTheAppMeanwhileIsLeftThere() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields()
            tap(fields[0])
            let busy = app.showNow(.activity(), over: fields[0].superview)
            tap(app.field)
            type()
            #expect(app.field.letters == 1)
            busy.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(app.field.letters == 2 && fields[0].letters == 0)
            sheet.dismiss()
        }

        @Test func whenTheSheetGoesMeanwhileTheAppHasTheKeysAgain() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields()
            tap(fields[0])
            let busy = app.showNow(.activity(), over: fields[0].superview)
            sheet.dismiss()
            app.screen.advance(by: 2)
            type()
            #expect(app.field.letters == 1 && fields[0].letters == 0)
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func aKeyboardThatIsPutAwayMeanwhileStaysAway() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(.block)
            tap(fields[0])
            let busy = app.showNow(.activity(), over: fields[0].superview)
            app.screen.firstResponder?.resignFirstResponder()
            app.screen.advance(by: 0.1)
            busy.dismiss()
            app.screen.advance(by: 1)
            type()
            #expect(fields[0].letters == 0 && !fields[0].isFirstResponder)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }
    }
}
