/// Handles events, and passes on those that it does not handle.
@MainActor
open class UIResponder: NSObject {
    public override init() {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The language and keys of the keyboard; `nil`: the ones that were last in use.
    open var textInputMode: UITextInputMode? { nil }
    /// Names the context for which the system remembers the keyboard; `nil`: none.
    open var textInputContextIdentifier: String? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: UndoManager? { next?.undoManager }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// The responder in the chain that performs an action; `nil`: none, and controls for the action are disabled.
    ///
    /// A responder that does not perform it asks the next one, which may return another object.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Whether the responder performs an action itself; without the Objective-C runtime, only a command's or one that
    /// a subclass names.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (sender as? UIKeyCommand)?.isFor(self) ?? false
    }

    /// The window in which the responder is first; each window has a first responder, and the key window's
    /// has the keys.
    private weak var firstIn: UIWindow?
    open var isFirstResponder: Bool { firstIn?.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, isOnScreen else { return false }
        guard let window = ownWindow else { return false }
        complainWithinUpdate()
        KeyboardWindow.isHandedOver = true
        let isFree = window.firstResponder?.resignFirstResponder() ?? true
        KeyboardWindow.isHandedOver = false
        guard isFree else { return false }
        window.firstResponder = self
        firstIn = window
        if Self.makesWindowKey { window.makeKey() }
        firstResponderChanged()
        KeyboardWindow.reload()
        window.windowScene?.focusSystem?.responderChanged(to: self)
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        complainWithinUpdate()
        loseFirst()
        KeyboardWindow.reload()
        return true
    }

    /// Reloads the first responder's input views.
    open func reloadInputViews() {
        if isFirstResponder { KeyboardWindow.reload() }
    }

    /// Reports an issue, because SwiftUI's focus follows the first responder and may not change while SwiftUI updates.
    private func complainWithinUpdate() {
        guard RuntimeIssues.isUpdatingViews else { return }
        RuntimeIssues.report("Modifying state during view update, this will cause undefined behavior.")
    }

    /// Whether becoming first responder makes the window key.
    ///
    /// Reports do not say, so tests try both.
    package static var makesWindowKey = true

    /// Resigns first responder, in whichever window.
    func loseFirst() {
        firstIn?.firstResponder = nil
        firstIn = nil
        firstResponderChanged()
    }

    /// The window in which the responder becomes first; for a view in a bar above the keyboard, the window of
    /// the bar's owner.
    private var ownWindow: UIWindow? { chain.lazy.compactMap { $0 as? UIWindow }.first }

    /// Whether the responder is in a window, without which it cannot be first.
    var isOnScreen: Bool { next?.isOnScreen ?? false }

    /// Called when the responder became or resigned first; text fields notify their delegates.
    func firstResponderChanged() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Accessibility. Apple has it on NSObject; Linux lets no class override what an extension adds.

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityRespondsToUserInteraction = false
    open var accessibilityElements: [Any]?

    /// The number of listed elements; `NSNotFound`: the view is not a container that lists elements.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
}

/// The name of a method; without the Objective-C runtime it calls nothing.
public struct Selector: Hashable, Sendable {
    package let name: String
    package init(_ name: String) { self.name = name }
}

/// A class that Foundation has only on Apple's platforms.
@MainActor
open class UndoManager: NSObject {
    public override init() {}
}

/// Whether the user can undo, redo and copy with gestures of several fingers anywhere on the screen.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none
    case `default`
}

extension UIResponder {
    // Keyboard notifications carry these keys.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
