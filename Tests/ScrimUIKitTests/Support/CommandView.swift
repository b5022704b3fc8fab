import UIKit

/// A view that can become first responder, and counts its commands.
final class CommandView: UIView {
    private(set) var acts = 0
    private var commands: [UIKeyCommand] = []

    convenience init(_ keys: [(input: String, flags: UIKeyModifierFlags)]) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        commands = keys.map { command($0.input, $0.flags) }
    }

    #if canImport(ObjectiveC)
    private func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: #selector(act(_:)))
    }
    @objc private func act(_ command: UIKeyCommand) { acts += 1 }
    #else
    private func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(
            input: input, modifierFlags: flags, action: { (view: CommandView) in { view.act($0) } })
    }
    private func act(_ command: UIKeyCommand) { acts += 1 }
    #endif

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
}
