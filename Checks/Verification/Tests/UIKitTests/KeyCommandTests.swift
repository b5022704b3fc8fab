import Screen
import Testing
import UIKit

/// Commands that responders have for keys.
@MainActor
struct KeyCommandTests {
    private let bench = Bench()

    private class Taker: UIView {
        var commands: [UIKeyCommand] = []
        private(set) var performed: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }

        func perform(_ command: UIKeyCommand) {
            performed.append((command.modifierFlags.contains(.shift) ? "Shift+" : "") + (command.input ?? ""))
        }

        func command(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
            UIKeyCommand(
                input: input, modifierFlags: flags, action: { (taker: Taker) in { taker.perform($0) } })
        }
    }

    private final class Lister: Taker {
        let diary = Diary()
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            diary.note("\(presses.first?.key?.keyCode == .keyboardF6)")
        }
    }

    @Test func aCommandIsFoundFromTheFirstResponderUpwardWithItsModifiers() {
        defer { bench.close() }
        let outer = bench.add(Taker(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        outer.addSubview(inner)
        outer.commands = [outer.command(UIKeyCommand.f6), outer.command(UIKeyCommand.f6, .shift)]
        bench.screen.press(.keyboardF6)
        #expect(outer.performed.isEmpty, "the keys are not in it")
        inner.becomeFirstResponder()
        bench.screen.press(.keyboardF6)
        bench.screen.press(.keyboardF6, modifiers: .shift)
        bench.screen.press(.keyboardF6, modifiers: .command)
        #expect(outer.performed == [UIKeyCommand.f6, "Shift+" + UIKeyCommand.f6])
    }

    @Test func aShakeGoesUpFromTheFirstResponder() {
        final class Shaken: UIView {
            var takes = false
            private(set) var shakes = 0
            override var canBecomeFirstResponder: Bool { true }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                shakes += motion == .motionShake ? 1 : 0
                if !takes { super.motionEnded(motion, with: event) }
            }
        }
        defer { bench.close() }
        let (outer, inner) = (bench.add(Shaken()), Shaken())
        outer.addSubview(inner)
        bench.screen.shake()
        #expect(outer.shakes == 0 && inner.shakes == 0)
        inner.becomeFirstResponder()
        bench.screen.shake()
        #expect(outer.shakes == 1 && inner.shakes == 1)
        inner.takes = true
        bench.screen.shake()
        #expect(outer.shakes == 1 && inner.shakes == 2)
    }

    @Test func aCommandTakesTheKeyFromWhoHasTheKeys() {
        defer { bench.close() }
        let lister = bench.add(Lister())
        lister.becomeFirstResponder()
        bench.screen.press(.keyboardF6)
        lister.commands = [lister.command(UIKeyCommand.f6)]
        bench.screen.press(.keyboardF6)
        #expect(lister.diary.read() == ["true"] && lister.performed.count == 1)
    }

    @Test func whatAControllerIsGivenCountsForAllThatIsInItsView() throws {
        defer { bench.close() }
        let root = try #require(bench.root)
        let taker = Taker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(taker)
        let command = taker.command(UIKeyCommand.f6)
        root.addKeyCommand(command)
        taker.becomeFirstResponder()
        bench.screen.press(.keyboardF6)
        #expect(taker.performed.count == 1)
        root.removeKeyCommand(command)
        bench.screen.press(.keyboardF6)
        #expect(taker.performed.count == 1 && root.keyCommands == nil)
    }

    @Test func theFocusSystemComesFirstUnlessTheCommandWantsPriority() {
        defer { bench.close() }
        bench.screen.supportFocus()
        let taker = bench.add(Taker(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
        let fields = [0, 100].map {
            bench.add(UITextField(frame: CGRect(x: 0, y: CGFloat($0), width: 100, height: 40)))
        }
        taker.addSubview(fields[1])
        let command = taker.command("\t")
        taker.commands = [command]
        fields[1].becomeFirstResponder()
        bench.screen.press(.keyboardTab, characters: "\t")
        #expect(taker.performed.isEmpty && fields[0].isFocused)
        fields[1].becomeFirstResponder()
        command.wantsPriorityOverSystemBehavior = true
        bench.screen.press(.keyboardTab, characters: "\t")
        #expect(taker.performed.count == 1 && fields[1].isFocused)
    }
}
