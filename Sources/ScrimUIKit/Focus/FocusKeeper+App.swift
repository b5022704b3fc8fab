#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the app that stays in use while the keys are elsewhere: with a placeholder, or in a panel
/// beside the app.
extension FocusKeeper {
    /// The app's responders that stay in use: those around the view that would have the keys, without the blocked ones.
    var commandedApp: [UIResponder] {
        guard let host, host.gate.plan.windowBlocker == nil,
            let start = saved.chainStart ?? host.window?.rootViewController?.frontController.shownPage
        else { return [] }
        let around = Array(sequence(first: start, next: \.next).drop { isBlocked($0) })
        // A view in the placeholder's own accessory leads back to the placeholder.
        return around.contains { $0 is PlaceholderResponder } ? [] : around
    }

    /// Whether an overlay takes the key of one of the app's commands: UIKit looks for commands before any responder
    /// gets a key.
    func takes(_ command: UIKeyCommand) -> Bool {
        guard let host else { return true }
        let (input, flags) = (command.input, command.modifierFlags)
        if input == UIKeyCommand.inputEscape && flags.isEmpty || input == "." && flags == .command {
            return host.yieldsToEscape(at: focusPlace)
        }
        guard input == "\r", flags.isEmpty, case .surface(let id, _) = machine.plan else { return false }
        return host.answer(ofReturnIn: id) != nil
    }

    /// The key commands of the app's responders that stay in use.
    ///
    /// UIKit asks the window, and the responders around it, itself.
    var appCommands: [UIKeyCommand] { commands(of: commandedApp) }

    private func commands(of app: [UIResponder]) -> [UIKeyCommand] {
        app.prefix { !($0 is UIWindow) }.flatMap { $0.keyCommands ?? [] }.filter { !takes($0) }
    }

    /// The app's responders that stay in use while the keys are in a panel, from the page's controller on.
    ///
    /// The view that had the keys has left them to the panel, and with them the commands that edit its text.
    var pageBesidePanels: [UIResponder] { Array(commandedApp.drop { !($0 is UIViewController) }) }

    /// The key commands of `pageBesidePanels`, except keys that press the panel's buttons, end it, or type
    /// into its field.
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
