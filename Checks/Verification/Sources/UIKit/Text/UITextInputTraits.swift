/// The traits of an on-screen keyboard for a text.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var isSecureTextEntry: Bool { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var textContentType: UITextContentType? { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
}

/// The kind of a text, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

public enum UITextSmartQuotesType: Int, Sendable {
    case `default`
    case no
}

public enum UITextSmartDashesType: Int, Sendable {
    case `default`
    case no
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`
    case no
}

public enum UIKeyboardType: Int, Sendable {
    case `default`
    case numbersAndPunctuation = 2
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
    case none
    case sentences = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default`
}

/// A keyboard's language and keys.
@MainActor
open class UITextInputMode: NSObject {
    public override init() {}
}
