#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// What the placeholder is like.
extension FocusKeeper {
    /// The window that the on-screen keyboard is in, while a placeholder leads there; `nil`: none.
    var keyboardsWindow: UIWindow? { (placeholder as? PlaceholderTextInput)?.keyboardsWindow }

    /// Makes the placeholder lead to the keyboard's window.
    func findKeyboard() { (placeholder as? PlaceholderTextInput)?.leadToKeyboard() }

    /// Makes the placeholder for the saved responder.
    func makePlaceholder() -> PlaceholderResponder {
        let handlers = PlaceholderResponder.Handlers(
            escape: { [weak host] in host?.report(.escape) }, enter: { [weak self] in self?.entered() },
            mayMoveFocus: { [weak self] in self?.mayMoveFocus($0) ?? true },
            resigned: { [weak self] in self?.placeholderResigned() },
            commands: host?.panelCommands ?? [], accessory: saved.accessory,
            keyboard: isKeyboardAway ? nil : saved.keyboard)
        if let replaced = saved.textInput, !isKeyboardAway {
            let input = PlaceholderTextInput(instead: replaced, handlers) { [weak host] in
                host?.keyboardTyped()
            }
            if host?.keyboardCover == .inKeyboardsWindow { input.leadToKeyboard() }
            return input
        }
        return PlaceholderResponder(handlers)
    }

    /// Return was pressed while the placeholder has the keys; returns what its release does.
    private func entered() -> (@MainActor () -> Void)? {
        guard case .surface(let id, _) = machine.plan, let answer = host?.answer(ofReturnIn: id) else {
            return nil
        }
        return { [weak host] in host?.report(answer) }
    }
}
#endif
