#if canImport(UIKit)
import UIKit

/// The first responder in place of a text field: the on-screen keyboard stays as it is, and types nothing.
final class PlaceholderTextInput: PlaceholderResponder, UIKeyInput {
    private let replaced: UIResponder
    private let traits: (any UITextInputTraits)?

    private let typed: @MainActor () -> Void
    /// A view without a height above the keyboard, if the text field has no view there.
    private var accessory: UIView?

    /// - Parameters:
    ///   - replaced: The text field whose keyboard stays up.
    ///   - typed: Called when a key of the on-screen keyboard was pressed.
    init(
        instead replaced: UIResponder, _ handlers: Handlers, typed: @escaping @MainActor () -> Void
    ) {
        self.replaced = replaced
        self.typed = typed
        traits = replaced as? any UITextInputTraits
        super.init(handlers)
    }

    /// Whether the text field has left its window.
    var isOutdated: Bool { !replaced.isInWindow }

    var hasText: Bool { (replaced as? any UIKeyInput)?.hasText ?? false }
    func insertText(_ text: String) { noteTyping() }
    func deleteBackward() { noteTyping() }

    /// The window that the on-screen keyboard is in; `nil`: there is none, or it cannot be found.
    var keyboardsWindow: UIWindow? {
        accessoryBar?.window.flatMap { $0 === window ? nil : $0 }
    }

    /// Gives the keyboard's window a view of the app, if there is none, so that the window can be found.
    func leadToKeyboard() {
        guard inputAccessoryView == nil, inputAccessoryViewController == nil else { return }
        accessory = UIView()
        reloadInputViews()
    }

    private func noteTyping() {
        if keysDown == 0 { typed() }
    }

    // Everything that describes the keyboard stays the same, or UIKit would exchange the keyboard. The shortcuts beside
    // its suggestions are left out, because they would act on the app.
    override var textInputMode: UITextInputMode? { replaced.textInputMode }
    override var textInputContextIdentifier: String? { replaced.textInputContextIdentifier }
    override var inputView: UIView? { replaced.inputView }
    override var inputViewController: UIInputViewController? { replaced.inputViewController }
    override var inputAccessoryViewController: UIInputViewController? {
        replaced.inputAccessoryViewController ?? handlers.accessoryController
    }
    override var inputAccessoryView: UIView? {
        replaced.inputAccessoryView ?? handlers.accessory ?? accessory
    }

    var keyboardType: UIKeyboardType {
        get { traits?.keyboardType ?? .default }
        set {}
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { traits?.keyboardAppearance ?? .default }
        set {}
    }
    var returnKeyType: UIReturnKeyType {
        get { traits?.returnKeyType ?? .default }
        set {}
    }
    var isSecureTextEntry: Bool {
        get { traits?.isSecureTextEntry ?? false }
        set {}
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { traits?.autocorrectionType ?? .default }
        set {}
    }
    var autocapitalizationType: UITextAutocapitalizationType {
        get { traits?.autocapitalizationType ?? .sentences }
        set {}
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { traits?.spellCheckingType ?? .default }
        set {}
    }
    var textContentType: UITextContentType? {
        get { traits?.textContentType ?? nil }
        set {}
    }
    var smartQuotesType: UITextSmartQuotesType {
        get { traits?.smartQuotesType ?? .default }
        set {}
    }
    var smartDashesType: UITextSmartDashesType {
        get { traits?.smartDashesType ?? .default }
        set {}
    }
    var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits?.smartInsertDeleteType ?? .default }
        set {}
    }
    var enablesReturnKeyAutomatically: Bool {
        get { traits?.enablesReturnKeyAutomatically ?? false }
        set {}
    }
}
#endif
