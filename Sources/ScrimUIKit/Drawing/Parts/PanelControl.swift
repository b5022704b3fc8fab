#if canImport(UIKit)
import UIKit

/// A control on a panel that can be pressed by touch, by a key while it has the focus, and by assistive technology.
class PanelControl: UIButton {
    /// The smallest side of a target, points (Apple's Human Interface Guidelines).
    static let minimumSide = 44.0

    /// Called when assistive technology reaches or leaves the control.
    var onAccessFocus: AccessNote = { _, _ in }

    init(onTap: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        isPointerInteractionEnabled = true
        addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// A touch target is at least `minimumSide` wide and high, even if a cross is drawn smaller.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let lack = CGSize(
            width: max(Self.minimumSide - bounds.width, 0), height: max(Self.minimumSide - bounds.height, 0))
        return bounds.insetBy(dx: -lack.width / 2, dy: -lack.height / 2).contains(point)
    }

    override func accessibilityElementDidBecomeFocused() { onAccessFocus(ObjectIdentifier(self), true) }
    override func accessibilityElementDidLoseFocus() { onAccessFocus(ObjectIdentifier(self), false) }

    // MARK: Keys

    // UIKit gives a control the focus only if the user has Full Keyboard Access on. Without a focus system, keys go to
    // the first responder.
    override var canBecomeFocused: Bool { isEnabled }
    override var canBecomeFirstResponder: Bool { isEnabled }

    /// The keys that went down on the control: a key may have another modifier when it comes up.
    private var heldKeys: Set<ObjectIdentifier> = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // The user may have come here by a Tab that was meant for the app's fields, and be typing on.
        if presses.contains(where: \.types) { noteTypedKey() }
        let own = presses.filter { $0.activates }
        heldKeys.formUnion(own.map { ObjectIdentifier($0) })
        if !own.isEmpty, isKeyMeant { isHighlighted = true }
        let others = presses.subtracting(own)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // A key that was pressed elsewhere has no effect here.
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
