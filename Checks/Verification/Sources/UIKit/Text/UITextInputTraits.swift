/// What an on-screen keyboard should be like.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var isSecureTextEntry: Bool { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
}

public enum UIKeyboardType: Int, Sendable {
    case `default`
    case emailAddress = 7
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default`
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`
    case done = 9
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case sentences = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default`
}
