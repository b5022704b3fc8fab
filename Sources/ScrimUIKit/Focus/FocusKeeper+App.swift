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
            return host.yieldsToEscape(at: focusPlace)
        }
        guard input == "\r", flags.isEmpty, case .surface(let id, _) = machine.plan else { return false }
        return host.answer(ofReturnIn: id) != nil
    }

    /// The app's commands that are looked for.
    ///
    /// UIKit asks the window itself, and what is around it.
    var appCommands: [UIKeyCommand] { commands(of: commandedApp) }

    private func commands(of app: [UIResponder]) -> [UIKeyCommand] {
        app.prefix { !($0 is UIWindow) }.flatMap { $0.keyCommands ?? [] }.filter { !takes($0) }
    }

    /// What of the app's is in use while the keys are in a panel: from the page on, since the view that had the keys has left
    /// them to the panel, with what edits a text.
    var pageBesidePanels: [UIResponder] { Array(commandedApp.drop { !($0 is UIViewController) }) }

    /// The commands of those, except keys that press the panel's buttons or end it, and what is typed into its field.
    var commandsBesidePanels: [UIKeyCommand] {
        let isTyping = host?.currentResponder is any UIKeyInput
        return commands(of: pageBesidePanels).filter { command in
            let flags = command.modifierFlags
            if !flags.isDisjoint(with: [.command, .control]) { return true }
            return !isTyping && !["\r", " ", "\t", UIKeyCommand.inputEscape].contains(command.input)
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
