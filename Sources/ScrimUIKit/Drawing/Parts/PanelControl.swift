#if canImport(UIKit)
import UIKit

/// What can be pressed on a panel: by touch, by a key while it has the focus, and by assistive technology.
class PanelControl: UIButton {
    /// The smallest side of a target, points (Apple's Human Interface Guidelines).
    static let minimumSide = 44.0

    /// Called when assistive technology comes to the element, or leaves it.
    var onAccessFocus: AccessNote = { _, _ in }

    init(onTap: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        isPointerInteractionEnabled = true
        addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// A finger needs more room than a cross is drawn in.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let lack = CGSize(
            width: max(Self.minimumSide - bounds.width, 0), height: max(Self.minimumSide - bounds.height, 0))
        return bounds.insetBy(dx: -lack.width / 2, dy: -lack.height / 2).contains(point)
    }

    override func accessibilityElementDidBecomeFocused() { onAccessFocus(ObjectIdentifier(self), true) }
    override func accessibilityElementDidLoseFocus() { onAccessFocus(ObjectIdentifier(self), false) }

    // MARK: Keys

    // UIKit gives no control the focus unless the user has Full Keyboard Access on. Where there is no focus system the
    // keys follow the first responder.
    override var canBecomeFocused: Bool { isEnabled }
    override var canBecomeFirstResponder: Bool { isEnabled }

    /// The keys that went down on the control: one may have another modifier when it comes up.
    private var heldKeys: Set<ObjectIdentifier> = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // As after Tab, which may have been meant for the app's fields.
        if presses.contains(where: \.types) { noteTypedKey() }
        let own = presses.filter { $0.activates }
        heldKeys.formUnion(own.map { ObjectIdentifier($0) })
        if !own.isEmpty, isKeyMeant { isHighlighted = true }
        let others = presses.subtracting(own)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // A key that went down elsewhere does nothing here.
        let own = presses.filter { heldKeys.contains(ObjectIdentifier($0)) }
        heldKeys.subtract(own.map { ObjectIdentifier($0) })
        if isHighlighted, !own.isEmpty {
            isHighlighted = false
            sendActions(for: .primaryActionTriggered)
        }
        let others = presses.subtracting(own)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        isHighlighted = false
        heldKeys = []
        super.pressesCancelled(presses, with: event)
    }
}
#endif
