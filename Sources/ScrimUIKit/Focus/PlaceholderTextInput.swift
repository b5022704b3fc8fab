import UIKit

/// The first responder in place of a text field: the on-screen keyboard stays up as it is, and types nothing.
final class PlaceholderTextInput: PlaceholderResponder, UIKeyInput {
    private let replaced: UIResponder
    private let traits: (any UITextInputTraits)?

    /// - Parameter replaced: The text field whose keyboard stays up.
    init(instead replaced: UIResponder, escape: @escaping @MainActor () -> Void) {
        self.replaced = replaced
        traits = replaced as? any UITextInputTraits
        super.init(escape: escape)
    }

    var hasText: Bool { (replaced as? any UIKeyInput)?.hasText ?? false }
    func insertText(_ text: String) {}
    func deleteBackward() {}

    // The same keyboard: with other traits, UIKit would exchange it for another.
    override var inputView: UIView? { replaced.inputView }
    override var inputAccessoryView: UIView? { replaced.inputAccessoryView }

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
}
