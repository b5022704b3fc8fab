#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A question's text field, and below it the problem with the text.
final class PanelField: UIView, PartView, UITextFieldDelegate {
    /// How the field is drawn now.
    struct Look: Equatable {
        var text: Overlay.Style.TextStyle
        var problem: Overlay.Style.TextStyle
        var colors: Overlay.Style.FieldColors
        var fill: Overlay.Color
        var environment: Stage.Environment

        init(_ style: Overlay.Style, in environment: Stage.Environment) {
            colors = style.fieldColors(in: environment)
            text = style.buttonText
            text.weight = .regular
            problem = style.detail
            problem.color = Overlay.Paint(colors.problem)
            fill = style.buttonColors(.plain, in: environment).fill
            self.environment = environment
        }
    }

    /// The smallest height of a target, points (Apple's Human Interface Guidelines).
    private static let height = 44.0
    /// The distance from the field to the text below it, points.
    private static let gap = 6.0
    /// The radius of the field's corners, and the width of the line around a field with a problem, points.
    private static let (cornerRadius, lineWidth) = (10.0, 1.5)

    let input = InsetTextField(frame: .zero)
    private let problem = PanelLabel()
    private var revision: Int?
    private var shown: PanelContent.Field?
    private var look: Look?
    private let onSubmit: @MainActor () -> Void

    init(
        onChange: @escaping @MainActor (String) -> Void, onSubmit: @escaping @MainActor () -> Void
    ) {
        self.onSubmit = onSubmit
        super.init(frame: .zero)
        addSubview(input)
        addSubview(problem)
        problem.isHidden = true
        input.delegate = self
        input.layer.cornerRadius = Self.cornerRadius
        input.returnKeyType = .done
        input.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                input.hasNewText = false
                onChange(input.text ?? "")
            }, for: .editingChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func setName(_ name: String) { input.accessibilityIdentifier = name }

    var keyTarget: UIView? { input }
    var accessElement: UIView? { input }

    var onAccessFocus: AccessNote {
        get { input.onAccessFocus }
        set { input.onAccessFocus = newValue }
    }

    /// Shows a field; unchanged values cost nothing, and text that the user types is not overwritten.
    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .field(let field) = element.content else { return false }
        show(field, Look(plan.style, in: environment))
        return true
    }

    private func show(_ field: PanelContent.Field, _ look: Look) {
        if field.revision != revision {
            revision = field.revision
            input.text = field.text
            input.hasNewText = true
        }
        if field != shown {
            shown = field
            input.placeholder = field.label
            input.accessibilityLabel = field.label
            input.accessibilityHint = field.problem
            let becomesSecure = field.isSecure && !input.isSecureTextEntry
            input.isSecureTextEntry = field.isSecure
            if becomesSecure, input.isFirstResponder { input.keepSecureText() }
            // The keyboard learns nothing from a private text, even while the text can be read.
            input.autocorrectionType = field.purpose == .text ? .default : .no
            input.autocapitalizationType = field.isPrivate ? .none : .sentences
            let isCode = field.purpose == .code
            // A number pad has no Return key. In little room the button may be missing, and only Return accepts.
            input.keyboardType = isCode ? .numbersAndPunctuation : .default
            input.textContentType = isCode ? .oneTimeCode : field.isPrivate ? .password : nil
            problem.isHidden = field.problem == nil
            setNeedsLayout()
        }
        if let text = field.problem { problem.show(text, look.problem, in: look.environment) }
        input.layer.borderWidth = field.problem == nil ? 0 : Self.lineWidth
        input.layer.borderColor = UIColor(look.colors.problem).cgColor
        guard look != self.look else { return }
        self.look = look
        input.font = look.text.font(in: look.environment)
        input.textColor = UIColor(look.colors.text)
        input.tintColor = UIColor(look.colors.accent)
        input.backgroundColor = UIColor(look.fill)
        input.semanticContentAttribute =
            look.environment.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    /// The field's size at a width: as wide as possible.
    func size(width: Double?) -> Size {
        let below = problem.isHidden ? 0 : Self.gap + problem.wrapped(width: width).height
        return Size(width: width ?? Self.height, height: fieldHeight + below)
    }

    private var fieldHeight: Double {
        max(Self.height, (input.font?.lineHeight ?? 0).rounded(.up) + 2 * Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(fieldHeight, bounds.height)
        input.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        problem.frame = CGRect(
            x: 0, y: height + Self.gap, width: bounds.width, height: max(bounds.height - height - Self.gap, 0)
        )
    }

    /// The field keeps the keyboard: the stage decides whether Return ends the question.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.isKeyMeant { onSubmit() }
        return false
    }
}

/// A text field with a margin beside its text.
final class InsetTextField: UITextField {
    /// The margin, points.
    private static let margin = 12.0

    /// Called when assistive technology reaches or leaves the field.
    var onAccessFocus: AccessNote = { _, _ in }

    override func accessibilityElementDidBecomeFocused() { onAccessFocus(ObjectIdentifier(self), true) }
    override func accessibilityElementDidLoseFocus() { onAccessFocus(ObjectIdentifier(self), false) }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: Self.margin, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Whether the program has put a text in since the field last got the keys, and the user has not changed it.
    var hasNewText = true

    /// Selects a text that the program has set, so that typing replaces it; a text that the user typed is not selected.
    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if hasNewText { selectAll(nil) }
        hasNewText = false
        return true
    }
}
#endif
