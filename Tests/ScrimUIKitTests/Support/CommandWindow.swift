import UIKit

/// A window with a Command-S command, like an app's scene or menu bar.
final class CommandWindow: UIWindow {
    private(set) var saves = 0
    private var commands: [UIKeyCommand] = []

    /// - Parameter inputs: Other keys for the same command.
    convenience init(_ scene: UIWindowScene, inputs: [String] = []) {
        self.init(windowScene: scene)
        commands = [command("s", .command)] + inputs.map { command($0, []) }
    }

    #if canImport(ObjectiveC)
    private func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: #selector(save(_:)))
    }
    @objc private func save(_ command: UIKeyCommand) { saves += 1 }
    #else
    private func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(
            input: input, modifierFlags: flags,
            action: { (window: CommandWindow) in { window.save($0) } })
    }
    private func save(_ command: UIKeyCommand) { saves += 1 }
    #endif
    override var keyCommands: [UIKeyCommand]? { commands }
}
