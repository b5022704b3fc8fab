@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Each of these is optional on Apple's platforms.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@MainActor
open class UITextField: UIControl, UIKeyInput {
    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String? = ""
    open var placeholder: String?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open private(set) var isEditing = false
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

    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    open override var canBecomeFocused: Bool { isEnabled }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    open var hasText: Bool { text?.isEmpty == false }

    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        sendActions(for: .editingChanged)
    }

    open func deleteBackward() {
        self.text = text.map { String($0.dropLast()) }
        sendActions(for: .editingChanged)
    }

    override func firstResponderChanged() {
        isEditing = isFirstResponder
        if isEditing {
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasInside = isTouchInside
        super.touchesEnded(touches, with: event)
        if wasInside { becomeFirstResponder() }
    }
}

@MainActor
open class UITextView: UIScrollView, UIKeyInput {
    open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var canBecomeFocused: Bool { isEditable || isSelectable }
    open var hasText: Bool { !text.isEmpty }

    open func insertText(_ text: String) {
        self.text += text
    }

    open func deleteBackward() {
        text = String(text.dropLast())
    }

    override func firstResponderChanged() {
        NotificationCenter.default.post(
            name: isFirstResponder
                ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification,
            object: self)
    }
}

extension UITextField {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
