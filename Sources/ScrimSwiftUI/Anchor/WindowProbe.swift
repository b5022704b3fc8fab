#if canImport(UIKit)
import UIKit

/// An invisible view without touches, which knows when it comes into a window.
class WindowProbe: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window { enter(window) }
    }

    /// The view is in this window from now on.
    func enter(_ window: UIWindow) {}
}
#endif
