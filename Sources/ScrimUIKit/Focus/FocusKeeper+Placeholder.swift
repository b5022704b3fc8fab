#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Makes the placeholder, and answers what it asks.
extension FocusKeeper {
    /// The window that the on-screen keyboard is in, while a placeholder has a view there; `nil`: none.
    var keyboardsWindow: UIWindow? { (placeholder as? PlaceholderTextInput)?.keyboardsWindow }

    /// Gives the placeholder a view in the keyboard's window, so that the window can be found.
    func findKeyboard() { (placeholder as? PlaceholderTextInput)?.leadToKeyboard() }

    /// Makes the placeholder for the saved responder.
    func makePlaceholder() -> PlaceholderResponder {
        let focus = savedInPanel.target == nil ? saved : savedInPanel
        let handlers = PlaceholderResponder.Handlers(
            escape: { [weak self] in self?.escaped() ?? true },
            enter: { [weak self] in self?.entered() ?? .nothing },
            typed: { [weak self] in self?.typed() },
            mayMoveFocus: { [weak self] in self?.mayMoveFocus($0) ?? true },
            resigned: { [weak self] in self?.placeholderResigned() },
            content: { [weak self] in self?.commandedContent ?? [] },
            app: { [weak self] in self?.commandedApp ?? [] },
            appCommands: { [weak self] in self?.appCommands ?? [] },
            takes: { [weak self] in self?.takes($0) ?? true },
            commands: host?.panelCommands ?? [], passesKeys: isKeyboardAway || !focus.takesText,
            accessory: focus.accessoryController == nil ? focus.accessory : nil,
            accessoryController: focus.accessoryController,
            keyboard: isKeyboardAway ? nil : focus.keyboard,
            keyboardController: isKeyboardAway ? nil : focus.keyboardController)
        if let replaced = focus.textInput, !isKeyboardAway {
            let input = PlaceholderTextInput(instead: replaced, handlers) { [weak host] in
                host?.keyboardTyped()
            }
            if host?.keyboardCover == .inKeyboardsWindow { input.leadToKeyboard() }
            return input
        }
        return PlaceholderResponder(handlers)
    }

    /// The app's content on the panel that the keys are kept for, and the responders around the content on that panel.
    private var commandedContent: [UIResponder] {
        guard case .surface(let id, _) = machine.plan, let content = host?.content(in: id),
            !isBlocked(content)
        else { return [] }
        return Array(sequence(first: content, next: \.next).prefix { surface(containing: $0) == id })
    }

    /// Escape was pressed while the placeholder has the keys; returns false if the app gets the key.
    private func escaped() -> Bool {
        guard let host else { return true }
        let place = focusPlace
        guard host.yieldsToEscape(at: place) else { return host.gate.plan.windowBlocker != nil }
        host.report(.escapeAt(place))
        return true
    }

    /// Return was pressed while the placeholder has the keys.
    private func entered() -> PlaceholderResponder.Entered {
        guard case .surface(let id, _) = machine.plan, let host, let answer = host.answer(ofReturnIn: id)
        else { return .nothing }
        guard host.takesKey(on: id) else { return .overlay(nil) }
        return .overlay { [weak host] in host?.report(answer) }
    }

    /// A key that types was pressed while the placeholder has the keys: the user was typing elsewhere.
    private func typed() {
        guard case .surface(let id, _) = machine.plan else { return }
        host?.noteTyping(on: id)
    }
}
#endif
