@MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A position in a text.
@MainActor
open class UITextRange: NSObject {
    package let location: Int
    package init(location: Int) { self.location = location }
}

@MainActor
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    /// The text that an input method composes; `nil`: none.
    var markedTextRange: UITextRange? { get }
}

/// The delegate that a field asks before Return has an effect, and before its editing ends.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
}

// On Apple's platforms, the method is optional.
extension UITextFieldDelegate {
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
}

@MainActor
open class UITextField: UIControl, UITextInput {
    open var clearsOnBeginEditing = false
    open var selectedTextRange: UITextRange? {
        didSet { selectsAll = false }
    }
    open package(set) var markedTextRange: UITextRange?
    /// Whether the next change replaces the whole text, as in a secure field whose editing has begun again, or in one
    /// that has become secure while it is edited.
    private var replacesAll = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var font: UIFont?
    open var textColor: UIColor?
    /// Whether all of the text is selected, so that the next character replaces it.
    package private(set) var selectsAll = false
    open var text: String? = ""
    open var placeholder: String?
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry, !oldValue, isFirstResponder { replacesAll = true } }
    }
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContentType: UITextContentType?
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var enablesReturnKeyAutomatically = false
    private var ownInputView: UIView?
    private var ownAccessory: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    open override var canBecomeFocused: Bool { isEnabled }
    open var hasText: Bool { text?.isEmpty == false }

    open func insertText(_ text: String) {
        if text == "\n" { return pressReturn() }
        self.text = (replacesAll || selectsAll ? "" : self.text ?? "") + text
        (replacesAll, selectsAll) = (false, false)
        sendActions(for: .editingChanged)
        selectedTextRange = UITextRange(location: (self.text ?? "").count)
    }

    open func deleteBackward() {
        self.text = replacesAll || selectsAll ? "" : text.map { String($0.dropLast()) }
        (replacesAll, selectsAll) = (false, false)
        sendActions(for: .editingChanged)
    }

    open func selectAll(_ sender: Any?) { selectsAll = hasText }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Asks the delegate; without one, or if it agrees, the field resigns first responder.
    private func pressReturn() {
        if delegate?.textFieldShouldReturn(self) ?? true { resignFirstResponder() }
    }

    override func firstResponderChanged() {
        guard isFirstResponder else { return }
        if clearsOnBeginEditing { text = "" }
        replacesAll = isSecureTextEntry
        selectedTextRange = UITextRange(location: (text ?? "").count)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func primaryAction() {
        becomeFirstResponder()
    }
}

@MainActor
open class UITextView: UIScrollView, UITextInput {
    open var selectedTextRange: UITextRange?
    open package(set) var markedTextRange: UITextRange?
    open var isEditable = true
    open var isSelectable = true
    open var text: String! = ""
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContentType: UITextContentType?
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var enablesReturnKeyAutomatically = false

    open override var canBecomeFirstResponder: Bool { true }
    open override var canBecomeFocused: Bool { true }
    open var hasText: Bool { !text.isEmpty }

    open func insertText(_ text: String) {
        self.text += text
    }

    open func deleteBackward() {
        text = String(text.dropLast())
    }

    override func firstResponderChanged() {
        guard isFirstResponder else { return }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
}

extension UITextField {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
}
