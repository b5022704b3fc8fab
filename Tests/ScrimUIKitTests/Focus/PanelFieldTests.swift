import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Text fields on questions.
    @MainActor @Suite struct PanelFieldTests {
        private let app = AppFixture()

        private func ask(_ field: Overlay.Field, _ taken: @escaping () -> Void = {}) -> Presentation {
            var overlay = Overlay.question("Rename", actions: [.init("Accept", role: .default)])
            overlay.content.field = field
            let question = app.overlays.show(overlay) { _ in taken() }
            app.screen.advance(by: 1)
            return question
        }

        private var field: PanelField? { app.surface?.parts.field }

        private func type(_ text: String) {
            app.screen.type(text)
            app.screen.advance(by: 0.1)
        }

        @Test func itIsAsHighAsItsTextInALargeSize() throws {
            app.screen.setTextSize(.accessibilityExtraExtraExtraLarge)
            defer {
                app.screen.setTextSize(.large)
                app.close()
            }
            _ = ask(.text("Name"))
            let input = try #require(field?.input)
            let line = try #require(input.font?.lineHeight)
            let wanted = Double(line).rounded(.up) + 12
            #expect(wanted > 44 && Double(input.frame.height) == wanted)
        }

        @Test func outsideOfAWindowItHasNoKeys() {
            defer { app.close() }
            #expect(!InsetTextField(frame: .zero).becomeFirstResponder())
        }

        @Test func theKeysGoIntoItAndReplaceItsText() throws {
            defer { app.close() }
            let question = ask(.text("Name", initial: "Draft"))
            let input = try #require(field?.input)
            #expect(input.isFirstResponder && input.text == "Draft")
            type("a")
            type("b")
            #expect(question.content.field?.text == "ab")
            #expect(input.text == "ab" && app.field.letters == 0)
        }

        /// Escape cancels an input method's composition, and nothing more.
        @Test func escapeWhileTextIsComposedEndsNothing() throws {
            defer { app.close() }
            let question = ask(.text("Name"))
            let input = try #require(field?.input)
            input.markedTextRange = UITextRange(location: 0)
            app.screen.press(.keyboardEscape)
            #expect(!question.hasEnded)
            input.markedTextRange = nil
            app.screen.press(.keyboardEscape)
            #expect(question.outcome?.cause == .escape)
        }

        @Test func returnAcceptsOnceAndTheFocusGoesBack() throws {
            defer { app.close() }
            var taken = 0
            let question = ask(.text("Name")) { taken += 1 }
            type("a")
            type("\n")
            #expect(taken == 1 && question.outcome?.cause == .action)
            #expect(question.content.field?.text == "a")
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func aProblemStandsBelowItAndIsItsHint() async throws {
            defer { app.close() }
            let answer = Task { [overlays = app.overlays] in
                await overlays.ask("Rename", field: .text("Name"), accept: "Accept") {
                    $0.count < 2 ? "Two letters are needed" : nil
                }
            }
            await app.settle()
            let (field, button) = (try #require(field), try #require(app.surface?.parts.action))
            #expect(field.input.accessibilityLabel == "Name" && field.input.accessibilityHint == nil)
            #expect(!button.isEnabled)
            let height = field.bounds.height
            type("a")
            #expect(field.input.accessibilityHint == "Two letters are needed")
            #expect(field.bounds.height > height)
            #expect(field.input.layer.borderWidth > 0)
            type("\n")
            #expect(field.input.isFirstResponder, "It is not accepted")
            type("b")
            #expect(button.isEnabled && field.input.accessibilityHint == nil)
            #expect(field.bounds.height == height && field.input.layer.borderWidth == 0)
            type("\n")
            await app.settle()
            answer.cancel()
            #expect(await answer.value == "ab")
        }

        @Test func whatIsWrongStandsWhereLinesBegin() async throws {
            defer {
                app.screen.setLayoutDirection(.leftToRight)
                app.close()
            }
            app.screen.setLayoutDirection(.rightToLeft)
            let answer = Task { [overlays = app.overlays] in
                await overlays.ask("Rename", field: .text("Name"), accept: "Accept") {
                    $0.count < 2 ? "Two letters are needed" : nil
                }
            }
            await app.settle()
            type("a")
            let labels = (field?.subviews ?? []).compactMap { $0 as? PanelLabel }
            let problem = try #require(labels.first)
            #expect(!problem.isHidden && problem.textAlignment == .right)
            app.screen.setLayoutDirection(.leftToRight)
            app.screen.advance(by: 1)
            #expect(problem.textAlignment == .left)
            answer.cancel()
            await app.settle()
        }

        /// For example by the iPad key that hides the keyboard.
        @Test func aKeyboardThatIsPutAwayStaysAwayUntilItsFieldIsTouchedOrAnotherComes() throws {
            defer { app.close() }
            let question = ask(.text("Name"))
            let input = try #require(field?.input)
            input.resignFirstResponder()
            app.screen.advance(by: 0.1)
            let placeholder = app.screen.firstResponder
            #expect(placeholder is PlaceholderResponder && !(placeholder is any UIKeyInput))
            app.screen.tap(at: input.convert(input.bounds, to: nil).middle)
            type("a")
            #expect(question.content.field?.text == "a")
            input.resignFirstResponder()
            app.screen.advance(by: 0.1)
            let other = ask(.text("Folder"))
            type("b")
            #expect(other.content.field?.text == "b")
            other.dismiss()
            question.dismiss()
            app.screen.advance(by: 2)
            #expect(app.field.isFirstResponder && app.isClean)
        }

        @Test func aTextThatTheProgramPutsInReplacesWhatWasTyped() {
            defer { app.close() }
            let question = ask(.text("Name"))
            type("a")
            question.content.field?.text = "other"
            app.screen.advance(by: 0.1)
            #expect(field?.input.text == "other")
            type("\n")
            #expect(question.content.field?.text == "other")
        }

        @Test func aPasswordIsHidden() throws {
            defer { app.close() }
            let question = ask(.secure("Password"))
            let input = try #require(field).input
            #expect(input.isSecureTextEntry && input.textContentType == .password)
            #expect(input.autocorrectionType == .no)
            #expect(input.returnKeyType == .done)
            type("a")
            type("\n")
            #expect(question.content.field?.text == "a")
        }

        /// The keyboard learns nothing from a password while the app shows it.
        @Test func aPasswordThatIsShownStaysAPassword() throws {
            defer { app.close() }
            let question = ask(.secure("Password"))
            let input = try #require(field).input
            type("a")
            question.content.field?.isSecure = false
            app.screen.advance(by: 0.1)
            #expect(field?.input === input && !input.isSecureTextEntry && input.text == "a")
            #expect(input.textContentType == .password && input.autocorrectionType == .no)
            #expect(input.autocapitalizationType == UITextAutocapitalizationType.none)
            question.dismiss()
        }

        /// The app shows the password for a while, and hides it again.
        @Test func aPasswordThatIsHiddenAgainKeepsWhatWasTyped() throws {
            defer { app.close() }
            let question = ask(.secure("Password"))
            let input = try #require(field).input
            type("a")
            question.content.field?.isSecure = false
            app.screen.advance(by: 0.1)
            type("b")
            question.content.field?.isSecure = true
            app.screen.advance(by: 0.1)
            #expect(input.isSecureTextEntry && input.isFirstResponder && input.text == "ab")
            type("c")
            #expect(input.text == "abc" && question.content.field?.text == "abc")
            question.dismiss()
        }

        /// A sign-in in two steps.
        @Test func theNextQuestionOfANameShowsNothingOfThePassword() throws {
            defer { app.close() }
            func signIn(_ field: Overlay.Field) -> Presentation {
                var overlay = Overlay.question("Sign in", actions: [.init("Next", role: .default)])
                overlay.content.field = field
                let question = app.overlays.show(overlay.identified("sign-in"))
                app.screen.advance(by: 1)
                return question
            }
            let first = signIn(.secure("Password"))
            type("a")
            #expect(first.content.field?.text == "a")
            let second = signIn(.code("Code"))
            let input = try #require(field).input
            #expect(input.text == "" && !input.isSecureTextEntry)
            type("7")
            #expect(second.content.field?.text == "7")
            second.dismiss()
        }

        /// The code is visible, and any text can be typed.
        @Test func aCodeIsOfDigitsAndOfferedFromMessages() throws {
            defer { app.close() }
            let question = ask(.code("Code"))
            let input = try #require(field).input
            #expect(input.keyboardType == .numbersAndPunctuation, "it has digits first, and Return")
            #expect(input.textContentType == .oneTimeCode)
            #expect(input.autocorrectionType == .no)
            #expect(input.autocapitalizationType == UITextAutocapitalizationType.none)
            #expect(!input.isSecureTextEntry && input.accessibilityLabel == "Code")
            type("7")
            type("a")
            #expect(question.content.field?.text == "7a")
            question.content.field = .text("Name")
            app.screen.advance(by: 0.1)
            #expect(input.keyboardType == .default && input.textContentType == nil)
            #expect(input.autocorrectionType == .default && input.autocapitalizationType == .sentences)
            question.dismiss()
        }

        /// Above an iPhone's keyboard in landscape there may be no room for the button.
        @Test func aCodeIsAcceptedByReturn() throws {
            defer { app.close() }
            var taken = 0
            let question = ask(.code("Code")) { taken += 1 }
            type("7")
            type("\n")
            #expect(taken == 1 && question.outcome?.cause == .action)
        }

        /// As the page of another conversation, which a notification pushes.
        private final class Page: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }

        @Test func whatWasTypedGoesOnWhateverMakesItselfFirstUnderTheQuestion() throws {
            defer { app.close() }
            let question = ask(.text("Reason"))
            let input = try #require(field?.input)
            type("a")
            type("b")
            let selection = UITextRange(location: 2)
            input.selectedTextRange = selection
            app.screen.advance(by: 0.1)
            let page = Page()
            app.root.addChild(page)
            app.root.view.addSubview(page.view)
            for _ in 0..<2 {
                page.becomeFirstResponder()
                app.screen.advance(by: 0.1)
                #expect(input.isFirstResponder && input.selectedTextRange === selection)
            }
            type("c")
            #expect(question.content.field?.text == "abc")
            question.dismiss()
            app.screen.advance(by: 1)
            #expect(page.isFirstResponder)
        }

        /// The keyboard was put away, and the user goes on.
        @Test func whatTheUserTypedIsNotSelectedWhenTheKeysComeBack() throws {
            defer { app.close() }
            let question = ask(.text("Name", initial: "Draft"))
            let input = try #require(field?.input)
            type("a")
            input.resignFirstResponder()
            app.screen.advance(by: 0.1)
            app.screen.tap(at: input.convert(input.bounds, to: nil).middle)
            type("b")
            #expect(question.content.field?.text == "ab")
            question.content.field?.text = "Other"
            app.screen.advance(by: 0.1)
            input.resignFirstResponder()
            app.screen.advance(by: 0.1)
            app.screen.tap(at: input.convert(input.bounds, to: nil).middle)
            type("c")
            #expect(question.content.field?.text == "c")
            // As a program does that writes in capitals while the user types.
            question.content.field?.text = "C"
            app.screen.advance(by: 0.1)
            type("d")
            input.resignFirstResponder()
            app.screen.advance(by: 0.1)
            app.screen.tap(at: input.convert(input.bounds, to: nil).middle)
            type("e")
            #expect(question.content.field?.text == "Cde")
        }

        @Test func itIsReachedByAssistiveTechnologyAndGoesWithItsPanel() throws {
            defer { app.close() }
            weak var input: UITextField?
            do {
                let question = ask(.text("Name"))
                input = field?.input
                let elements = app.surface?.panel.background.contents.accessibilityElements ?? []
                #expect(elements.contains { ($0 as AnyObject) === input })
                question.dismiss()
                app.screen.advance(by: 2)
            }
            #expect(input == nil)
        }
    }
}
