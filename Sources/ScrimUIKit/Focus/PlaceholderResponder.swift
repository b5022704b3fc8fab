#if canImport(UIKit)
import UIKit

/// The first responder while the app's views are kept from the keys: Escape goes to the overlays, no other key does
/// anything.
class PlaceholderResponder: UIView {
    private let escape: @MainActor () -> Void
    /// The keys of a hardware keyboard that are down.
    private(set) var keysDown = 0

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
        keysDown += presses.count { $0.key != nil }
        // No key goes on to the app.
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { escape() }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// Releases pass: a key that was pressed before belongs to the app.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        release(presses)
        super.pressesCancelled(presses, with: event)
    }

    private func release(_ presses: Set<UIPress>) {
        keysDown = max(keysDown - presses.count { $0.key != nil }, 0)
    }
}
#endif
