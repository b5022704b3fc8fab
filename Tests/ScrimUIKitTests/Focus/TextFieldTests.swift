import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What a veil does to the text field that is first responder.
    @MainActor @Suite struct TextFieldTests {
        let app = AppFixture()

        private func veil() {
            let veil = app.showNow(.veil("Working"))
            #expect(!app.field.isFirstResponder)
            veil.dismiss()
            app.screen.advance(by: 1)
        }

        /// As `endEditing` does, and the iPad key that hides the keyboard.
        @Test func aKeyboardThatIsPutAwayUnderAVeilStaysAway() {
            defer { app.close() }
            let veil = app.showNow(.veil("Signing in"))
            #expect(app.screen.firstResponder is PlaceholderTextInput)
            app.screen.firstResponder?.resignFirstResponder()
            app.screen.advance(by: 0.1)
            let placeholder = app.screen.firstResponder
            #expect(placeholder is PlaceholderResponder && !(placeholder is any UIKeyInput))
            app.screen.type("a")
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(app.screen.firstResponder == nil && app.field.letters == 0 && app.isClean)
        }

        @Test func theActionThatEndsEditingIsForThePlaceholder() throws {
            defer { app.close() }
            #if canImport(ObjectiveC)
            let action = #selector(UIResponder.resignFirstResponder)
            #else
            let action = Selector("resignFirstResponder")
            #endif
            let veil = app.showNow(.veil("Signing in"))
            let placeholder = try #require(app.screen.firstResponder as? PlaceholderResponder)
            #expect(placeholder.target(forAction: action, withSender: nil) as? UIView === placeholder)
            veil.dismiss()
        }

        @Test func aKeyboardThatAFieldOfASheetPutAwayStaysAwayUntilTheSheetIsGone() {
            defer { app.close() }
            let (sheet, fields) = app.sheetWithFields(.block)
            app.screen.tap(at: fields[0].convert(fields[0].bounds, to: nil).middle)
            app.screen.type("a")
            #expect(fields[0].letters == 1)
            fields[0].resignFirstResponder()
            app.screen.advance(by: 0.1)
            let placeholder = app.screen.firstResponder
            #expect(placeholder is PlaceholderResponder && !(placeholder is any UIKeyInput))
            app.screen.tap(at: fields[1].convert(fields[1].bounds, to: nil).middle)
            app.screen.type("b")
            #expect(fields[1].letters == 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder)
        }

        @Test func aFieldThatRefusesToEndItsEditingHasNoKeysUnderAVeil() {
            defer { app.close() }
            let validator = Validator()
            app.field.delegate = validator
            #expect(!app.field.resignFirstResponder())
            let veil = app.showNow(.veil("Checking"))
            app.screen.type("a")
            #expect(!app.field.isFirstResponder && app.field.letters == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("b")
            #expect(app.field.isFirstResponder && app.field.letters == 1)
            withExtendedLifetime(validator) {}
        }

        @Test func aFieldThatRefusesToEndItsEditingGivesTheKeysBackWithItsSheet() {
            defer { app.close() }
            let (validator, form) = (Validator(), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)))
            let field = LetterCounter(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            field.delegate = validator
            form.addSubview(field)
            let sheet = app.overlays.show(.sheet(input: .live)) { form }
            app.screen.advance(by: 1)
            #expect(field.becomeFirstResponder())
            app.screen.advance(by: 0.1)
            sheet.dismiss()
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder)
            withExtendedLifetime(validator) {}
        }

        @Test func aSecureFieldKeepsWhatWasTyped() {
            defer { app.close() }
            app.field.isSecureTextEntry = true
            app.field.resignFirstResponder()
            app.field.becomeFirstResponder()
            for letter in ["a", "b", "c"] { app.screen.type(letter) }
            veil()
            #expect(app.field.isFirstResponder && app.field.text == "abc")
            app.screen.type("d")
            #expect(app.field.text == "abcd")
        }

        @Test func aSecureFieldThatGetsItsKeysBackHasNotChanged() {
            defer { app.close() }
            app.field.isSecureTextEntry = true
            var changes: [String?] = []
            let noted = UIAction { [field = app.field] _ in changes.append(field.text) }
            app.field.addAction(noted, for: .editingChanged)
            for letter in ["a", "b"] { app.screen.type(letter) }
            veil()
            #expect(changes == ["a", "ab"] && app.field.text == "ab")
            app.screen.type("c")
            #expect(changes == ["a", "ab", "abc"])
        }

        /// The last digit sends the code and shows a veil.
        ///
        /// If the veil's end restored the code, it would be sent again.
        @Test func aCodeThatIsSentWithItsLastDigitIsSentOnce() {
            defer { app.close() }
            app.field.isSecureTextEntry = true
            var veils: [Presentation] = []
            let send = UIAction { [field = app.field, overlays = app.overlays] _ in
                guard field.text?.count == 4 else { return }
                veils.append(overlays.show(.veil("Checking").with(\.timing, Overlay.Timing())))
            }
            app.field.addAction(send, for: .editingChanged)
            for digit in ["1", "2", "3", "4"] { app.screen.type(digit) }
            app.screen.advance(by: 0.5)
            for _ in 0..<3 {
                veils.last?.dismiss()
                app.screen.advance(by: 1)
            }
            #expect(veils.count == 1 && app.field.isFirstResponder && app.field.text == "1234")
        }

        /// The field's other actions are sent as before.
        @Test func actionsOfASecureFieldAreKeptWithAllTheirEventsInTheirOrder() {
            defer { app.close() }
            app.field.isSecureTextEntry = true
            app.field.text = "ab"
            var heard: [Int] = []
            for number in 1...2 {
                let action = UIAction { _ in heard.append(number) }
                app.field.addAction(action, for: [.editingChanged, .primaryActionTriggered])
            }
            veil()
            #expect(heard.isEmpty)
            app.screen.type("c")
            app.field.sendActions(for: .primaryActionTriggered)
            #expect(heard == [1, 2, 1, 2])
        }

        @Test func aFieldThatClearsWhenEditingBeginsIsNotCleared() {
            defer { app.close() }
            app.field.clearsOnBeginEditing = true
            app.screen.type("a")
            veil()
            #expect(app.field.isFirstResponder && app.field.text == "a" && app.field.clearsOnBeginEditing)
        }

        @Test func theSelectionIsWhereItWas() {
            defer { app.close() }
            for letter in ["a", "b", "c"] { app.screen.type(letter) }
            let selection = UITextRange(location: 1)
            app.field.selectedTextRange = selection
            veil()
            #expect(app.field.selectedTextRange === selection)
        }

        /// A composer above the keyboard: a text view in the accessory view of a controller.
        private final class Conversation: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
            override func viewDidLoad() {
                super.viewDidLoad()
                bar.addSubview(text)
            }
        }

        private func converse() -> Conversation {
            let conversation = Conversation()
            app.window.rootViewController = conversation
            conversation.becomeFirstResponder()
            app.screen.turn()
            return conversation
        }

        @Test(arguments: [false, true]) func aComposerOverTheKeyboardKeepsKeyboardAndKeys(_ isKnown: Bool) {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            let conversation = converse()
            if isKnown { _ = app.overlays }
            app.screen.showKeyboard(height: 300)
            conversation.text.becomeFirstResponder()
            app.screen.type("a")
            #expect(conversation.text.text == "a")
            let veil = app.showNow(.veil("Sending"))
            app.screen.type("b")
            #expect(conversation.text.text == "a" && conversation.bar.window != nil)
            #expect(app.screen.firstResponder is PlaceholderTextInput)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(conversation.text.isFirstResponder)
            app.screen.type("c")
            #expect(conversation.text.text == "ac")
        }

        /// A view, instead of a controller, whose bar is above the keyboard.
        private final class Dock: UIView {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            let field = LetterCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }

        @Test(arguments: [false, true]) func aFieldInAViewsBarKeepsItsKeysWithAFocusSystem(_ isKnown: Bool) {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            app.screen.supportFocus()
            let dock = Dock()
            dock.bar.addSubview(dock.field)
            app.root.view.addSubview(dock)
            if isKnown { _ = app.overlays }
            app.screen.showKeyboard(height: 300)
            dock.becomeFirstResponder()
            dock.field.becomeFirstResponder()
            let veil = app.showNow(.veil("Sending"))
            app.screen.type("b")
            #expect(dock.field.letters == 0 && app.field.letters == 0 && dock.bar.window != nil)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("c")
            #expect(dock.field.letters == 1 && dock.field.isFirstResponder)
        }

        @Test func whatCoversTheKeyboardBlocksAComposer() {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            let conversation = converse()
            app.screen.showKeyboard(height: 300)
            conversation.text.becomeFirstResponder()
            let sending = app.overlays.over(.keyboard).show(
                .loading("Sending").with(\.timing, Overlay.Timing()))
            app.screen.advance(by: 0.5)
            app.screen.type("b")
            #expect(conversation.text.text.isEmpty && conversation.bar.window != nil)
            sending.dismiss()
            app.screen.advance(by: 1)
            app.screen.type("c")
            #expect(conversation.text.text == "c")
        }

        @Test func aDockedComposerStaysWhereItIs() {
            defer { app.close() }
            let conversation = converse()
            #expect(conversation.bar.window != nil && conversation.isFirstResponder)
            let veil = app.showNow(.veil("Loading"))
            #expect(conversation.bar.window != nil && !conversation.isFirstResponder)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(conversation.isFirstResponder && conversation.bar.window != nil)
        }

        /// The bar goes with the keys, since nothing around the panel has one.
        @Test func afterAQuestionWithAFieldAComposerHasTheKeysAgain() {
            defer {
                app.screen.hideKeyboard()
                app.close()
            }
            let conversation = converse()
            app.screen.showKeyboard(height: 300)
            conversation.text.becomeFirstResponder()
            app.screen.type("a")
            let question = app.showNow(
                .question("Block?", actions: [.default("Block")]).with(\.content.field, .text("Reason")))
            app.screen.type("b")
            #expect(question.content.field?.text == "b" && conversation.bar.window == nil)
            question.dismiss()
            app.screen.advance(by: 1)
            #expect(conversation.bar.window != nil && conversation.text.isFirstResponder)
            app.screen.type("c")
            #expect(conversation.text.text == "ac")
        }

        @Test(arguments: [Overlay.InputPolicy.live, .block], [false, true])
        func afterAFieldOfASheetAComposerHasTheKeysAgain(_ input: Overlay.InputPolicy, isTyped: Bool) {
            defer { app.close() }
            let conversation = converse()
            if isTyped { conversation.text.becomeFirstResponder() }
            let (sheet, fields) = app.sheetWithFields(input)
            fields[0].becomeFirstResponder()
            app.screen.advance(by: 0.1)
            #expect(conversation.bar.window == nil)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(conversation.bar.window != nil)
            #expect(isTyped ? conversation.text.isFirstResponder : conversation.isFirstResponder)
        }

        /// As when the user presses Search: the composer is docked, and the keyboard stays away.
        @Test(arguments: [false, true], [false, true])
        func aComposerIsDockedOnceAFieldOfALiveSheetIsDone(isTyped: Bool, endsAtOnce: Bool) {
            defer { app.close() }
            let conversation = converse()
            if isTyped { conversation.text.becomeFirstResponder() }
            let (sheet, fields) = app.sheetWithFields(.live)
            app.screen.tap(at: fields[0].convert(fields[0].bounds, to: nil).middle)
            #expect(fields[0].isFirstResponder && conversation.bar.window == nil)
            fields[0].resignFirstResponder()
            if !endsAtOnce {
                app.screen.advance(by: 0.1)
                #expect(conversation.isFirstResponder && conversation.bar.window != nil)
                app.showNow(.hud("Sent")).dismiss()
                app.screen.advance(by: 1)
            }
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(conversation.isFirstResponder && conversation.bar.window != nil)
        }

        @Test func aComposerThatTheAppPutsAwayBesideALiveSheetStaysAway() {
            defer { app.close() }
            let conversation = converse()
            let (sheet, _) = app.sheetWithFields(.live)
            conversation.resignFirstResponder()
            app.screen.advance(by: 0.1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(app.screen.firstResponder == nil && conversation.bar.window == nil)
        }

        @Test func aComposerWhoseKeyboardIsPutAwayUnderAVeilIsDocked() {
            defer { app.close() }
            let conversation = converse()
            conversation.text.becomeFirstResponder()
            let veil = app.showNow(.veil("Sending"))
            app.screen.firstResponder?.resignFirstResponder()
            app.screen.advance(by: 0.1)
            #expect(conversation.bar.window != nil && !(app.screen.firstResponder is any UIKeyInput))
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(conversation.isFirstResponder && conversation.bar.window != nil)
        }

        /// A field with a keyboard for another language.
        private final class ForeignField: UITextField {
            let mode = UITextInputMode()
            override var textInputMode: UITextInputMode? { mode }
            override var textInputContextIdentifier: String? { "chat" }
        }

        @Test func theKeyboardsLanguageIsTheFields() throws {
            defer { app.close() }
            let field = ForeignField()
            app.window.addSubview(field)
            field.becomeFirstResponder()
            let veil = app.showNow(.veil("Working"))
            let other = try #require(app.screen.firstResponder as? any UIKeyInput & UIResponder)
            #expect(other !== field && other.textInputMode === field.mode)
            #expect(other.textInputContextIdentifier == "chat")
            veil.dismiss()
        }

        @Test func theKeyboardIsTheSameInAllThatAFieldCanAskFor() throws {
            defer { app.close() }
            let (field, picker) = (app.field, UIView())
            field.inputView = picker
            field.keyboardType = .emailAddress
            field.autocorrectionType = .no
            field.textContentType = .username
            field.smartQuotesType = .no
            field.smartDashesType = .no
            field.smartInsertDeleteType = .no
            field.enablesReturnKeyAutomatically = true
            field.isSecureTextEntry = true
            let veil = app.showNow(.veil("Working"))
            let other = try #require(app.screen.firstResponder as? any UIKeyInput)
            #expect(other !== field && (other as? UIView)?.inputView === picker)
            #expect(other.keyboardType == .emailAddress && other.autocorrectionType == .no)
            #expect(other.textContentType == .username && other.isSecureTextEntry)
            #expect(other.smartQuotesType == .no && other.smartDashesType == .no)
            #expect(other.smartInsertDeleteType == .no && other.enablesReturnKeyAutomatically)
            veil.dismiss()
        }
    }
}
