import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Questions: keys of a hardware keyboard, the app's color, and the usual positions of the answers on UIKit.
    @MainActor @Suite struct QuestionTests {
        private let app = AppFixture()

        /// Asks a question; returns the answers and the outcome.
        private func ask(
            _ actions: [Overlay.ActionButton], cancel: Overlay.CancelButton? = .standard
        ) -> (Presentation, Answers) {
            let answers = Answers()
            let question = app.overlays.show(
                .question("Save changes?", actions: actions, cancel: cancel).with(
                    \.timing, Overlay.Timing()), onAction: { answers.given.append($0.title) })
            app.screen.advance(by: 1)
            return (question, answers)
        }

        private final class Answers {
            var given: [String] = []
        }

        @Test(arguments: [false, true], [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
        func returnTakesTheDefaultAnswerWithoutTab(_ hasFocusSystem: Bool, _ key: UIKeyboardHIDUsage) {
            defer { app.close() }
            if hasFocusSystem { app.supportFocus() }
            let (question, answers) = ask([.init("Save", role: .default), "Discard"])
            app.screen.press(key)
            #expect(answers.given == ["Save"] && question.outcome?.cause == .action)
            app.screen.advance(by: 1)
            #expect(app.field.isFirstResponder && app.field.letters == 0)
        }

        /// It is unknown whether UIKit looks for the touched view with the touch's time or with that of the event before.
        @Test(arguments: [false, true], [false, true])
        func theFirstTapAnswers(_ isKnown: Bool, hitTestsHaveFormerTime: Bool) throws {
            Screen.hitTestsHaveFormerTime = hitTestsHaveFormerTime
            defer {
                Screen.hitTestsHaveFormerTime = false
                app.close()
            }
            if isKnown { app.showNow(.hud("Welcome")).dismiss() }
            app.screen.advance(by: 1)
            app.screen.tap(at: app.button.frame.middle)
            let (question, answers) = ask([.init("Save", role: .default)])
            let save = try #require(app.surface?.parts.action)
            app.screen.tap(at: save.convert(save.bounds, to: nil).middle)
            #expect(answers.given == ["Save"] && question.hasEnded)
        }

        @Test func returnNeverTakesAnAnswerThatLosesSomething() {
            defer { app.close() }
            let (question, answers) = ask([.destructive("Delete")])
            app.screen.press(.keyboardReturnOrEnter)
            #expect(answers.given.isEmpty && question.outcome?.cause == .cancelButton)
            let (other, others) = ask([.destructive("Delete")], cancel: nil)
            app.screen.press(.keyboardReturnOrEnter)
            #expect(others.given.isEmpty && !other.hasEnded)
            other.dismiss()
        }

        /// The user presses Return in a form, and still holds it when the question appears.
        @Test func returnThatWentDownBeforeAnswersNothing() {
            defer { app.close() }
            app.screen.keyDown(.keyboardReturnOrEnter)
            let (question, answers) = ask([.init("Save", role: .default)])
            app.screen.keyUp(.keyboardReturnOrEnter)
            #expect(answers.given.isEmpty && !question.hasEnded)
            question.dismiss()
        }

        @Test func returnThatWentDownInAFieldThatIsGoneAnswersNothing() {
            defer { app.close() }
            func pressInAField() {
                let field = UITextField()
                app.root.view.addSubview(field)
                field.becomeFirstResponder()
                app.screen.keyDown(.keyboardReturnOrEnter)
                field.removeFromSuperview()
            }
            pressInAField()
            let (question, answers) = ask([.init("Save", role: .default)])
            app.screen.keyUp(.keyboardReturnOrEnter)
            #expect(answers.given.isEmpty && !question.hasEnded)
            question.dismiss()
        }

        @Test(arguments: [false, true])
        func returnAnswersNothingThatNobodyCanHaveSeen(_ hasFocusSystem: Bool) {
            defer { app.close() }
            if hasFocusSystem { app.supportFocus() }
            let question = app.overlays.show(
                .question("Save changes?", actions: [.init("Save", role: .default)]))
            app.screen.advance(by: 0.1)
            if hasFocusSystem { app.tab() }
            app.screen.press(.keyboardReturnOrEnter)
            #expect(question.isVisible)
            app.screen.advance(by: 1)
            app.screen.press(.keyboardReturnOrEnter)
            #expect(question.outcome?.cause == .action)
        }

        /// The question below has been visible for a long time.
        @Test(arguments: [false, true]) func returnTwiceAnswersNoSecondQuestion(_ hasFocusSystem: Bool) {
            defer { app.close() }
            if hasFocusSystem { app.supportFocus() }
            let questions = ["Below?", "Above?"].map { text in
                let shown = app.overlays.show(.question(text, actions: [.init("Yes", role: .default)]))
                app.screen.advance(by: 1)
                return shown
            }
            if hasFocusSystem { app.tab() }
            app.screen.press(.keyboardReturnOrEnter)
            #expect(questions[1].hasEnded)
            app.screen.advance(by: 0.2)
            if hasFocusSystem { app.tab() }
            app.screen.press(.keyboardReturnOrEnter)
            #expect(questions[0].isVisible)
            app.screen.advance(by: 1)
            app.screen.press(.keyboardReturnOrEnter)
            #expect(questions[0].outcome?.cause == .action)
        }

        /// The app asks by itself, while the user types in a field with the eyes on the caret; Tab is typed, too.
        @Test(arguments: [false, true]) func whoeverGoesOnTypingAnswersNothing(_ hasFocusSystem: Bool) {
            defer { app.close() }
            if hasFocusSystem { app.supportFocus() }
            let (question, answers) = ask([.init("Save", role: .default)])
            if hasFocusSystem { app.tab() }
            let key = hasFocusSystem ? UIKeyboardHIDUsage.keyboardSpacebar : .keyboardReturnOrEnter
            for _ in 0..<3 {
                app.screen.press(.keyboardA, characters: "a")
                app.screen.advance(by: 0.3)
                app.screen.press(key)
                #expect(answers.given.isEmpty && question.isVisible)
            }
            app.screen.advance(by: 0.2)
            app.screen.press(key)
            #expect(answers.given == ["Save"], "after a pause")
        }

        /// Commands, and keys that move the focus, are pressed at the question.
        @Test func whatTypesNothingKeepsNobodyFromAnswering() {
            defer { app.close() }
            let (question, answers) = ask([.init("Save", role: .default)])
            app.screen.press(.keyboardA, characters: "a", modifiers: .command)
            app.screen.press(.keyboardA, characters: "\u{8}")
            app.screen.press(.keyboardA, characters: "\u{F704}")
            app.screen.press(.keyboardDownArrow)
            app.screen.press(.keyboardReturnOrEnter)
            #expect(question.hasEnded && answers.given == ["Save"])
        }

        /// Return with Command is another command, such as "send".
        @Test(arguments: [UIKeyModifierFlags.command, .alternate, .control], [false, true])
        func returnWithAModifierAnswersNothing(_ modifiers: UIKeyModifierFlags, _ hasFocusSystem: Bool) {
            defer { app.close() }
            if hasFocusSystem { app.supportFocus() }
            let (question, answers) = ask([.init("Send", role: .default)])
            if hasFocusSystem { app.tab() }
            app.screen.press(.keyboardReturnOrEnter, characters: "\r", modifiers: modifiers)
            #expect(answers.given.isEmpty && question.isVisible)
            app.screen.press(.keyboardReturnOrEnter, characters: "\r")
            #expect(answers.given == ["Send"])
        }

        @Test func returnUnderAVeilDoesNothing() {
            defer { app.close() }
            let veil = app.showNow(.veil("Working", cancel: .standard))
            app.screen.press(.keyboardReturnOrEnter)
            #expect(!veil.hasEnded)
            veil.dismiss()
        }

        @Test func whereTheFocusIsReturnTakesThat() throws {
            defer { app.close() }
            app.supportFocus()
            let (question, answers) = ask([.init("Save", role: .default), "Discard"])
            app.tab()
            let focused = try #require(app.screen.focusedView as? PanelButton)
            app.screen.press(.keyboardReturnOrEnter)
            #expect(question.hasEnded && answers.given.count == 1)
            let title = try #require(focused.title(for: .normal))
            #expect(answers.given == [title])
        }

        /// The arrows move within a focus group, and a panel is a group.
        @Test func theArrowsGoThroughTheAnswersAsOneReadsThem() {
            defer { app.close() }
            app.supportFocus()
            let (question, _) = ask(["No", .init("Yes", role: .default)])
            app.tab()
            var seen = [app.screen.focusedView]
            for _ in 0..<2 {
                app.screen.press(.keyboardDownArrow)
                seen.append(app.screen.focusedView)
            }
            let titles = seen.map { ($0 as? UIButton)?.title(for: .normal) }
            #expect(titles == ["Yes", "No", "Cancel"])
            question.dismiss()
        }

        @Test func theDefaultAnswerHasTheWindowsTint() throws {
            defer { app.close() }
            app.window.tintColor = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
            let (question, _) = ask([.init("Save", role: .default), "Discard"])
            #expect(app.host.environment.accent == Overlay.Color(red: 0.5, green: 0, blue: 0.5))
            let button = try #require(app.surface?.parts.action)
            let before = button.backgroundColor
            app.window.tintColor = UIColor(red: 0, green: 0.3, blue: 0, alpha: 1)
            app.screen.turn()
            #expect(button.backgroundColor != before, "A new tint is followed")
            question.dismiss()
        }

        @Test(arguments: [false, true]) func twoAnswersAreCancelThenTheDefault(_ isRightToLeft: Bool) throws {
            defer {
                app.screen.setLayoutDirection(.leftToRight)
                app.close()
            }
            if isRightToLeft { app.screen.setLayoutDirection(.rightToLeft) }
            let (question, _) = ask([.init("Save", role: .default)])
            let frames = try #require(app.surface).frames.parts
            let (save, cancel) = (try #require(frames[.button(0)]), try #require(frames[.cancel]))
            #expect(save.minY == cancel.minY && (cancel.minX < save.minX) == !isRightToLeft)
            question.dismiss()
        }

        @Test func threeAnswersAreOneAboveTheOtherTheDefaultOnTopAndCancelLast() throws {
            defer { app.close() }
            let (question, _) = ask(["No", .init("OK", role: .default)])
            let frames = try #require(app.surface).frames.parts
            let column = [PanelPart.button(1), .button(0), .cancel].compactMap { frames[$0]?.minY }
            #expect(column.count == 3 && column == column.sorted() && Set(column).count == 3)
            let read = try #require(app.surface).panel.all(UIButton.self).compactMap {
                $0.title(for: .normal)
            }
            #expect(read.prefix(2) == ["OK", "No"], "and so they are read")
            question.dismiss()
        }
    }
}
