#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// What of the app's is in use while the keys are somewhere else: with a placeholder, or in a panel beside the app.
extension FocusKeeper {
    /// What of the app's is in use: what is around the view that would have the keys, where that is blocked.
    var commandedApp: [UIResponder] {
        guard let host, host.gate.plan.windowBlocker == nil,
            let start = saved.target ?? host.window?.rootViewController?.frontController.shownPage
        else { return [] }
        let around = Array(sequence(first: start, next: \.next).drop(while: isBlocked))
        // What is in the placeholder's own accessory leads back to the placeholder.
        return around.contains { $0 is PlaceholderResponder } ? [] : around
    }

    /// Whether an overlay takes the key of one of the app's commands: UIKit looks for commands before anybody hears of a key.
    func takes(_ command: UIKeyCommand) -> Bool {
        guard let host else { return true }
        let (input, flags) = (command.input, command.modifierFlags)
        if input == UIKeyCommand.inputEscape && flags.isEmpty || input == "." && flags == .command {
            return host.yieldsToEscape
        }
        guard input == "\r", flags.isEmpty, case .surface(let id, _) = machine.plan else { return false }
        return host.answer(ofReturnIn: id) != nil
    }

    /// The app's commands that are looked for.
    ///
    /// UIKit asks the window itself, and what is around it.
    var appCommands: [UIKeyCommand] {
        commandedApp.prefix { !($0 is UIWindow) }.flatMap { $0.keyCommands ?? [] }.filter { !takes($0) }
    }

    /// The app's commands while the keys are in a panel, which takes what presses its buttons or ends it.
    var commandsBesidePanels: [UIKeyCommand] {
        appCommands.filter { command in
            !command.modifierFlags.isEmpty
                || !["\r", " ", "\t", UIKeyCommand.inputEscape].contains(command.input)
        }
    }
}

extension UIViewController {
    /// The controller that is presented over all others.
    fileprivate var frontController: UIViewController {
        sequence(first: self, next: \.presentedViewController).reduce(self) { $1 }
    }
}
#endif
