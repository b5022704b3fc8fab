#if canImport(UIKit)
import UIKit

extension UITextField {
    /// Edits the field's text without the app: the delegate is not asked, and no action for a change is performed.
    ///
    /// The notification of the change is still posted.
    func editWithoutNotifyingApp(_ edit: () -> Void) {
        let (delegate, handlers) = (delegate, changeHandlers)
        self.delegate = nil
        for handler in handlers { handler.remove(from: self) }
        edit()
        // The order stays the one in which they were added.
        for handler in handlers { handler.add(to: self) }
        self.delegate = delegate
    }

    /// Inserts a secure field's text again, so that the next key does not replace the text.
    ///
    /// UIKit replaces the text with the first insertion after editing begins, or after an edited field becomes secure.
    /// The app must not notice: its code may submit a passcode as soon as the passcode is complete.
    func keepSecureText() {
        guard isSecureTextEntry, let old = text, !old.isEmpty else { return }
        let selection = selectedTextRange
        editWithoutNotifyingApp {
            self.text = ""
            self.insertText(old)
        }
        if let selection { selectedTextRange = selection }
    }

    private var changeHandlers: [ChangeHandler] {
        var handlers: [ChangeHandler] = []
        enumerateEventHandlers { action, target, events, _ in
            guard events.contains(.editingChanged) else { return }
            if let action { handlers.append(.action(action)) }
            #if canImport(ObjectiveC)
            if let (target, selector) = target { handlers.append(.target(target, selector)) }
            #endif
        }
        return handlers
    }
}

/// An action that the app has added for changes of a field's text.
@MainActor
private enum ChangeHandler {
    case action(UIAction)
    #if canImport(ObjectiveC)
    case target(Any?, Selector)
    #endif

    func remove(from field: UITextField) {
        switch self {
        case .action(let action): field.removeAction(action, for: .editingChanged)
        #if canImport(ObjectiveC)
        case .target(let target, let action): field.removeTarget(target, action: action, for: .editingChanged)
        #endif
        }
    }

    func add(to field: UITextField) {
        switch self {
        case .action(let action): field.addAction(action, for: .editingChanged)
        #if canImport(ObjectiveC)
        case .target(let target, let action): field.addTarget(target, action: action, for: .editingChanged)
        #endif
        }
    }
}
#endif
