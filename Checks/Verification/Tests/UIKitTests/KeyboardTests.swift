import Screen
import Testing
import UIKit

/// First responders, text and keys.
@MainActor
struct KeyboardTests {
    private let bench = Bench()

    private func field() -> UITextField {
        bench.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    }

    private final class Taker: UIView {
        let diary = Diary()
        var refuses = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !refuses }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { diary.note("down \(press.key?.characters ?? "")") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { diary.note("up") }
    }

    @Test func onlyWhatIsInAWindowAndMayBecomesFirst() {
        defer { bench.close() }
        #expect(!UITextField().becomeFirstResponder())
        #expect(!bench.view().becomeFirstResponder(), "a plain view may not")
        let field = field()
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        field.isEnabled = false
        field.resignFirstResponder()
        #expect(!field.becomeFirstResponder())
    }

    @Test func oneIsFirstAndTheFormerMayRefuse() {
        defer { bench.close() }
        let (field, taker) = (field(), bench.add(Taker()))
        #expect(taker.becomeFirstResponder())
        taker.refuses = true
        #expect(!field.becomeFirstResponder() && taker.isFirstResponder && !taker.resignFirstResponder())
        taker.refuses = false
        #expect(field.becomeFirstResponder() && !taker.isFirstResponder)
    }

    @Test func aFieldsDelegateMayRefuseThatItsEditingEndsUnlessThatIsForced() {
        final class Refuser: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        defer { bench.close() }
        let (field, taker, refuser) = (field(), bench.add(Taker()), Refuser())
        field.delegate = refuser
        #expect(!bench.window.endEditing(true), "nobody is first")
        #expect(field.becomeFirstResponder() && !field.resignFirstResponder())
        #expect(!taker.becomeFirstResponder())
        #expect(!bench.window.endEditing(false) && !taker.endEditing(true) && field.isFirstResponder)
        #expect(bench.window.endEditing(true) && !field.isFirstResponder)
        withExtendedLifetime(refuser) {}
    }

    @Test func whatLeavesItsWindowIsNoLongerFirst() {
        defer { bench.close() }
        let holder = bench.view()
        let field = field()
        holder.addSubview(field)
        field.becomeFirstResponder()
        holder.removeFromSuperview()
        #expect(!field.isFirstResponder && bench.screen.firstResponder == nil)
    }

    @Test func aFieldTellsEverybodyOnceThatItIsEditedAndTakesWhatIsTyped() {
        defer { bench.close() }
        let field = field()
        nonisolated(unsafe) var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
        ) { _ in posted += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        field.becomeFirstResponder()
        #expect(posted == 1)
        bench.screen.type("ab")
        field.deleteBackward()
        #expect(field.text == "a" && field.hasText)
        field.resignFirstResponder()
        bench.screen.type("c")
        #expect(field.text == "a", "typed letters go to the first responder")
    }

    @Test func aTapOnAFieldBeginsToEditIt() {
        defer { bench.close() }
        let field = field()
        bench.screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(field.isFirstResponder)
    }

    @Test func aTextViewTakesText() {
        defer { bench.close() }
        let view = bench.add(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(view.becomeFirstResponder())
        bench.screen.type("a")
        #expect(view.text == "a")
    }

    @Test func theKeyboardIsForWhatTakesTextUnlessThatIsNotEditable() {
        defer { bench.close() }
        let (view, taker) = (bench.add(UITextView()), bench.add(Taker()))
        taker.becomeFirstResponder()
        #expect(!bench.screen.wantsKeyboard)
        view.becomeFirstResponder()
        #expect(bench.screen.wantsKeyboard)
        view.isEditable = false
        bench.screen.type("a")
        #expect(view.isFirstResponder && !bench.screen.wantsKeyboard && view.text.isEmpty)
    }

    @Test func textTraitsAreKeptAndHavePlainDefaults() {
        defer { bench.close() }
        let field = field()
        #expect(field.keyboardType == .default && field.returnKeyType == .default && !field.isSecureTextEntry)
        field.keyboardType = .emailAddress
        field.autocorrectionType = .no
        #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
    }

    @Test func aFieldThatBecomesSecureWhileItIsEditedIsEmptiedByTheNextKey() {
        defer { bench.close() }
        let field = field()
        field.becomeFirstResponder()
        bench.screen.type("a")
        field.isSecureTextEntry = true
        #expect(field.text == "a")
        for letter in ["b", "c"] { bench.screen.type(letter) }
        #expect(field.text == "bc")
        field.isSecureTextEntry = false
        bench.screen.type("d")
        #expect(field.text == "bcd")
    }

    @Test func keysGoToTheFirstResponderAndUpItsChain() {
        defer { bench.close() }
        let taker = bench.add(Taker())
        let child = Taker2()
        taker.addSubview(child)
        child.becomeFirstResponder()
        bench.screen.press(.keyboardA, characters: "a")
        #expect(taker.diary.read() == ["down a", "up"])
    }

    /// A first responder that handles no key.
    private final class Taker2: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func withoutAFirstResponderKeysGoToTheTopControllerOfTheKeyWindow() {
        final class Ears: UIViewController {
            let diary = Diary()
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                diary.note("key \(presses.first?.key?.keyCode == .keyboardEscape)")
            }
        }
        let ears = Ears()
        let bench = Bench(root: ears)
        defer { bench.close() }
        bench.screen.press(.keyboardEscape)
        #expect(ears.diary.read() == ["key true"])
    }

    @Test func theOnScreenKeyboardTellsWhereItWillBeAndHowLongItTakes() throws {
        defer { bench.close() }
        nonisolated(unsafe) var heard: [(name: String, end: CGRect, duration: Double)] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification,
        ]
        let tokens = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                heard.append((note.name.rawValue, end?.cgRectValue ?? .null, duration?.doubleValue ?? -1))
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        bench.screen.showKeyboard(height: 300, duration: 0.25)
        #expect(heard.count == 2)
        #expect(heard.allSatisfy { $0.end == CGRect(x: 0, y: 544, width: 390, height: 300) })
        #expect(heard.allSatisfy { $0.duration == 0.25 })
        heard = []
        bench.screen.hideKeyboard()
        #expect(heard.count == 2 && heard.allSatisfy { $0.end.minY == 844 }, "it ends below the screen")
        #expect(heard.contains { $0.name == UIResponder.keyboardWillHideNotification.rawValue })
    }

    @Test func theFrameThatIsToldHasTheAccessoryInIt() {
        defer { bench.close() }
        let field = field()
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        field.becomeFirstResponder()
        nonisolated(unsafe) var ends: [CGRect] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            ends.append(end?.cgRectValue ?? .null)
        }
        defer { NotificationCenter.default.removeObserver(token) }
        bench.screen.showKeyboard(height: 300)
        #expect(ends == [CGRect(x: 0, y: 500, width: 390, height: 344)])
        bench.screen.hideKeyboard()
    }

    @Test func theKeyboardGuideIsWhereTheKeyboardIsOrBelowTheSafeArea() {
        let bench = Bench(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        defer { bench.close() }
        let guide = bench.window.keyboardLayoutGuide
        #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        bench.screen.showKeyboard(height: 300)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        bench.screen.hideKeyboard()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    }
}
