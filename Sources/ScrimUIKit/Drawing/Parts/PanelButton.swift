#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A panel's cancel button, or one of the app's.
final class PanelButton: UIButton {
    /// How a button is drawn.
    struct Look: Equatable {
        /// The title's font, and its color.
        var text: Overlay.Style.TextStyle
        var color: Overlay.Color
        /// The ground; `nil`: there is none, as under a button among text.
        var fill: Overlay.Color?
        var environment: Stage.Environment

        @MainActor
        init(_ role: Overlay.ActionButton.Role, _ style: Overlay.Style, in environment: Stage.Environment) {
            let colors = style.buttonColors(role, in: environment)
            text = style.buttonText
            color = colors.text
            // A title alone is no shape.
            let needsShape = UIAccessibility.buttonShapesEnabled
            fill = style.buttons == .equal || role == .default || needsShape ? colors.fill : nil
            self.environment = environment
        }
    }

    /// The radius of a ground's corners, points.
    private static let cornerRadius = 12.0
    /// The smallest side of a target, points (Apple's Human Interface Guidelines).
    private static let minimumSide = 44.0
    /// From the title to the button's sides, points.
    private static let padding = 16.0
    /// The longest title that is shown, in graphemes.
    private static let longestTitle = 80

    /// Called when assistive technology comes to the element, or leaves it.
    var onAccessFocus: @MainActor (Bool) -> Void = { _ in }
    /// Whether a cross replaces the title, for which there is no room; assistive technology reads the title.
    var isCross = false {
        didSet { if isCross != oldValue { showFace() } }
    }

    private var shown: (title: String, look: Look)?

    init(onTap: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        titleLabel?.numberOfLines = 0
        titleLabel?.textAlignment = .center
        isPointerInteractionEnabled = true
        addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Shows a title in a look; unchanged values cost nothing.
    func show(_ title: String, isEnabled: Bool, _ look: Look) {
        if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
        guard shown.map({ $0 != (title, look) }) ?? true else { return }
        shown = (title, look)
        showFace()
        titleLabel?.font = look.text.font(in: look.environment)
        let color = look.color
        backgroundColor = look.fill.map { UIColor($0) }
        layer.cornerRadius = look.fill == nil ? 0 : Self.cornerRadius
        setTitleColor(UIColor(color), for: .normal)
        tintColor = UIColor(color)
        setTitleColor(UIColor(color.faded(0.4)), for: .highlighted)
        setTitleColor(UIColor(color.faded(0.5)), for: .disabled)
    }

    private func showFace() {
        let title = shown.map { PanelText.shown($0.title, upTo: Self.longestTitle) }
        setTitle(isCross ? nil : title, for: .normal)
        setImage(isCross ? UIImage(systemName: "xmark") : nil, for: .normal)
        accessibilityLabel = isCross ? title : nil
    }

    /// The button's size, with a title that wraps within a width, between its words.
    func size(width: Double?) -> Size {
        let room = max((width ?? .greatestFiniteMagnitude) - 2 * Self.padding, 1)
        let title = shown.map { PanelText.shown($0.title, upTo: Self.longestTitle) } ?? ""
        let face = UILabel()
        face.font = titleLabel?.font
        face.numberOfLines = 0
        func size(of text: String, within width: CGFloat) -> CGSize {
            face.text = text
            return face.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let whole = size(of: title, within: room)
        let words = title.split(separator: " ").map {
            size(of: String($0), within: .greatestFiniteMagnitude).width
        }
        return Size(
            width: max(whole.width, words.max() ?? 0) + 2 * Self.padding, height: whole.height
        ).atLeast(Self.minimumSide)
    }

    override func accessibilityElementDidBecomeFocused() { onAccessFocus(true) }
    override func accessibilityElementDidLoseFocus() { onAccessFocus(false) }

    // MARK: Keys

    // UIKit gives no control the focus unless the user has Full Keyboard Access on. Where there is no focus system the
    // keys follow the first responder.
    override var canBecomeFocused: Bool { isEnabled }
    override var canBecomeFirstResponder: Bool { isEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.activates }) { isHighlighted = true }
        let others = presses.filter { !$0.activates }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // A key that went down elsewhere does nothing here.
        if isHighlighted, presses.contains(where: { $0.activates }) {
            isHighlighted = false
            sendActions(for: .primaryActionTriggered)
        }
        let others = presses.filter { !$0.activates }
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        isHighlighted = false
        super.pressesCancelled(presses, with: event)
    }
}

extension UIPress {
    /// Whether the key presses a button that has the focus.
    @MainActor fileprivate var activates: Bool {
        [.keyboardReturnOrEnter, .keyboardSpacebar].contains(key?.keyCode)
    }
}

extension Size {
    fileprivate func atLeast(_ side: Double) -> Size {
        Size(width: max(width, side), height: max(height, side))
    }
}
#endif
