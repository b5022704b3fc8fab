#if canImport(UIKit)
import UIKit

/// An invisible view without touches that notices when it enters a window.
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

    /// Called when the view has entered a window.
    func enter(_ window: UIWindow) {}
}
#endif
