import Scrim
import UIKit

/// Holds the keys while they are nobody's in the app: Escape is an overlay's, all else goes nowhere.
class KeyCatcher: UIView {
    private let escape: @MainActor () -> Void

    /// - Parameter escape: Called when Escape was pressed.
    init(escape: @escaping @MainActor () -> Void) {
        self.escape = escape
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // Escape is told from everything else; nothing goes on to the app.
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { escape() }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// A release of a key that was pressed before belongs to the app.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
    }
}

/// Holds the keys in a text field's place: the on-screen keyboard stays up, as it is, and types nothing.
final class TextCatcher: KeyCatcher, UIKeyInput {
    private let replaced: UIResponder
    private let traits: (any UITextInputTraits)?

    /// - Parameter replaced: Whose keyboard it keeps.
    init(instead replaced: UIResponder, escape: @escaping @MainActor () -> Void) {
        self.replaced = replaced
        traits = replaced as? any UITextInputTraits
        super.init(escape: escape)
    }

    var hasText: Bool { (replaced as? any UIKeyInput)?.hasText ?? false }
    func insertText(_ text: String) {}
    func deleteBackward() {}

    // The same keyboard, or it would be exchanged for another.
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
