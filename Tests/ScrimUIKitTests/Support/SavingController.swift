import UIKit

/// A view controller that counts its Command-S commands.
class SavingController: UIViewController {
    private(set) var saves = 0
    #if canImport(ObjectiveC)
    private let command = UIKeyCommand(
        input: "s", modifierFlags: .command, action: #selector(save(_:)))
    @objc private func save(_ command: UIKeyCommand) { saves += 1 }
    #else
    private let command = UIKeyCommand(
        input: "s", modifierFlags: .command,
        action: { (controller: SavingController) in { controller.save($0) } })
    private func save(_ command: UIKeyCommand) { saves += 1 }
    #endif
    override var keyCommands: [UIKeyCommand]? { [command] }
}
