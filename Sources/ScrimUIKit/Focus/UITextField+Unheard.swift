#if canImport(UIKit)
import UIKit

extension UITextField {
    /// Edits the field's text without the app: the delegate is not asked, and no action for a change is performed.
    ///
    /// The notification of a change is posted all the same.
    func editUnheard(_ edit: () -> Void) {
        let (delegate, handlers) = (delegate, changeHandlers)
        self.delegate = nil
        for handler in handlers { handler.remove(from: self) }
        edit()
        // In the order in which they were added.
        for handler in handlers { handler.add(to: self) }
        self.delegate = delegate
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

/// What the app has a field do when the text changes.
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
