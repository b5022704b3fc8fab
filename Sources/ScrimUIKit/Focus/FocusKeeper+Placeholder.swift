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
        let focus = savedInPanel.target == nil ? saved : savedInPanel
        let handlers = PlaceholderResponder.Handlers(
            escape: { [weak host] in host?.report(.escape) }, enter: { [weak self] in self?.entered() },
            mayMoveFocus: { [weak self] in self?.mayMoveFocus($0) ?? true },
            resigned: { [weak self] in self?.placeholderResigned() },
            content: { [weak self] in self?.commandedContent ?? [] },
            commands: host?.panelCommands ?? [], accessory: focus.accessory,
            keyboard: isKeyboardAway ? nil : focus.keyboard)
        if let replaced = focus.textInput, !isKeyboardAway {
            let input = PlaceholderTextInput(instead: replaced, handlers) { [weak host] in
                host?.keyboardTyped()
            }
            if host?.keyboardCover == .inKeyboardsWindow { input.leadToKeyboard() }
            return input
        }
        return PlaceholderResponder(handlers)
    }

    /// What the app shows on the panel that the keys are kept for, with what is around that on the panel.
    private var commandedContent: [UIResponder] {
        guard case .surface(let id, _) = machine.plan, let content = host?.content(in: id),
            !isBlocked(content)
        else { return [] }
        return Array(sequence(first: content, next: \.next).prefix { surface(containing: $0) == id })
    }

    /// Return was pressed while the placeholder has the keys; returns what its release does.
    private func entered() -> (@MainActor () -> Void)? {
        guard case .surface(let id, _) = machine.plan, let host, let answer = host.answer(ofReturnIn: id),
            host.takesKey(on: id)
        else { return nil }
        return { [weak host] in host?.report(answer) }
    }
}
#endif
