#if canImport(UIKit)
import UIKit

/// The app's focus, to be given back: the owner of the keys, and the item with the focus system's focus.
@MainActor
struct SavedFocus {
    private weak var responder: UIResponder?
    private weak var item: UIView?
    /// The view above the keyboard while the responder has the keys: its own, or that of a controller around it.
    private(set) weak var accessory: UIView?
    /// The controller of that view, if the app provides the controller.
    private(set) weak var accessoryController: UIInputViewController?
    /// The responder that provides the view above the keyboard.
    private weak var accessoryOwner: UIResponder?
    private var selection: UITextRange?
    /// Whether the system's keyboard comes with the focus.
    private let hasSystemKeyboard: Bool

    /// - Parameters:
    ///   - responder: The first responder; `nil`: there was none.
    ///   - item: The view in it that had the focus; `nil`: none, or there is no focus system.
    ///   - isKeyboardShown: Whether there is a keyboard on the screen.
    init(_ responder: UIResponder? = nil, item: UIView? = nil, isKeyboardShown: Bool = false) {
        self.responder = responder
        self.item = item
        accessoryOwner = responder?.accessoryOwner
        accessory = accessoryOwner?.accessoryBar
        if accessoryOwner?.inputAccessoryView == nil {
            accessoryController = accessoryOwner?.inputAccessoryViewController
        }
        selection = (responder as? any UITextInput)?.selectedTextRange
        hasSystemKeyboard = responder?.hasSystemKeyboard(isShown: isKeyboardShown) ?? false
    }

    /// The owner of the focus, in a window or not; `nil`: there was none, or it is gone.
    ///
    /// For a view in a bar that is in no window, it is the bar's owner.
    var owner: UIResponder? { barOwner ?? responder ?? item }

    /// The view that would get the focus back; `nil`: there was none, or it is in no window any more.
    var target: UIResponder? {
        if isReachable { return responder }
        return item?.isInWindow == true ? item : nil
    }

    /// The responder from which the app's responders around the target are found; `nil`: there is no target.
    var chainStart: UIResponder? { target.flatMap { $0.isInWindow ? $0 : barOwner } }

    /// Whether the responder can have the keys again, if need be with its bar.
    private var isReachable: Bool { (barOwner ?? responder)?.isInWindow == true }

    /// The responder that owns the bar which contains the saved view, while the bar is in no window; `nil`: the view is
    /// in no bar, or its bar is in a window.
    private var barOwner: UIResponder? {
        guard let accessory, accessory.window == nil, let view = responder as? UIView,
            view.isDescendant(of: accessory)
        else { return nil }
        return accessoryOwner
    }

    /// Whether an on-screen keyboard comes with the focus.
    var hasKeyboard: Bool { textInput != nil || keyboard != nil || keyboardController != nil }

    /// The focus that is left once the keyboard was put away: that of the responder that docks the bar; none
    /// without a bar.
    var withoutKeyboard: SavedFocus {
        guard let accessoryOwner, accessoryOwner !== textInput else { return SavedFocus() }
        return SavedFocus(accessoryOwner)
    }

    /// Whether the docked bar has disappeared together with the keys, and can be brought back.
    var lacksBar: Bool {
        !hasKeyboard && accessory != nil && accessory?.window == nil && accessoryOwner?.isInWindow == true
    }

    /// The app's text input, whose keyboard has to stay meanwhile.
    var textInput: UIResponder? { hasSystemKeyboard ? responder : nil }

    /// Whether typed text goes to the responder, with or without a keyboard on the screen.
    var takesText: Bool { responder is any UIKeyInput }

    /// What the app shows in place of the keyboard, for a responder that takes no text.
    var keyboard: UIView? { responder?.inputView }

    /// The controller of what the app shows in place of the keyboard, if the app provides the controller.
    var keyboardController: UIInputViewController? { responder?.inputViewController }

    /// Notes the selection again, which is unreliable once the view is no longer first responder.
    mutating func noteSelection() { selection = (responder as? any UITextInput)?.selectedTextRange }

    /// Gives the focus back.
    ///
    /// - Returns: Whether its old owner has it again.
    func restore(by system: UIFocusSystem?) -> Bool {
        // The responder comes first, directly after the present one. Otherwise the keyboard would start to leave.
        let isBack = isReachable && takeKeysBack()
        guard let item, item.isInWindow, let system, !item.isFocused else { return isBack }
        system.requestFocusUpdate(to: item)
        system.updateFocusIfNeeded()
        return isBack || item.isFocused
    }

    /// Makes the responder first again, with its text and selection as they were.
    ///
    /// UIKit treats this as the beginning of editing, and empties some fields: a secure one with the next key.
    private func takeKeysBack() -> Bool {
        let field = responder as? UITextField
        let clears = field?.clearsOnBeginEditing ?? false
        if clears { field?.clearsOnBeginEditing = false }
        // A field in the bar above the keyboard is reached through the bar's owner: by now the placeholder has the bar,
        // or nobody.
        if let accessory, let accessoryOwner, let view = responder as? UIView,
            view.isDescendant(of: accessory)
        {
            accessoryOwner.becomeFirstResponder()
        }
        let isBack = responder?.becomeFirstResponder() == true
        if clears { field?.clearsOnBeginEditing = true }
        guard isBack else { return false }
        field?.keepSecureText()
        if let selection { (responder as? any UITextInput)?.selectedTextRange = selection }
        return true
    }
}

extension UIResponder {
    /// The responder that provides the view above the keyboard while this one has the keys: this one or one around it;
    /// `nil`: none does.
    var accessoryOwner: UIResponder? {
        sequence(first: self, next: \.next).first {
            $0.inputAccessoryView != nil || $0.inputAccessoryViewController != nil
        }
    }

    /// Whether the system's keyboard comes with the keys.
    ///
    /// Other views than UIKit's text views are asked by UIKit in private: a web page, which always takes text, has a
    /// keyboard only while one of its fields is edited. So such a view has one if there is one on the screen.
    fileprivate func hasSystemKeyboard(isShown: Bool) -> Bool {
        switch self {
        case is UITextField: true
        case let view as UITextView: view.isEditable
        default: self is any UIKeyInput && isShown
        }
    }

    /// The view that a responder is, or has.
    var responderView: UIView? { (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded }

    /// Whether the responder's view is in a window.
    var isInWindow: Bool { responderView?.window != nil }

    /// Whether the responder is another one, or is inside that one in the responder chain.
    func isInside(_ other: UIResponder) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === other }
    }
}
#endif
