#if canImport(UIKit)
import UIKit

/// The root controller of a window of the library: status bar, orientation and home indicator stay as the
/// covered window has them.
final class MirroringController: UIViewController {
    private weak var covered: UIWindow?

    init(of covered: UIWindow, view: UIView) {
        self.covered = covered
        super.init(nibName: nil, bundle: nil)
        self.view = view
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
        decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
        decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        decider(\.childForScreenEdgesDeferringSystemGestures)?.preferredScreenEdgesDeferringSystemGestures
            ?? []
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        top?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    /// The controller of the covered window that UIKit asks.
    ///
    /// The topmost of those that fill the screen, or that say that they want to be asked. An alert, a popover or a sheet of the system's changes nothing.
    private var top: UIViewController? {
        var top = covered?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed,
            next.modalPresentationStyle == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
        { top = next }
        return top
    }

    /// The controller that decides in the end, where controllers hand the decision on to a child.
    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        var decider = top
        while let next = decider?[keyPath: child] { decider = next }
        return decider
    }
}
#endif
