#if canImport(UIKit)
import UIKit

/// The root controller of a window of the library: status bar, orientation and home indicator stay as the
/// covered window has them.
final class MirroringController: UIViewController {
    private weak var covered: UIWindow?
    /// What the covered window answered when it was last looked at.
    private var told = Answers()

    init(of covered: UIWindow, view: UIView) {
        self.covered = covered
        super.init(nibName: nil, bundle: nil)
        self.view = view
        told = Answers(of: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Has the system ask again for what the covered window answers otherwise by now: it asks the topmost window alone,
    /// which the app does not know of.
    func followCovered() {
        let answers = Answers(of: self)
        guard answers != told else { return }
        if answers.isBarHidden != told.isBarHidden || answers.barStyle != told.barStyle {
            setNeedsStatusBarAppearanceUpdate()
        }
        if answers.hidesIndicator != told.hidesIndicator { setNeedsUpdateOfHomeIndicatorAutoHidden() }
        if answers.edges != told.edges { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
        if answers.orientations != told.orientations { setNeedsUpdateOfSupportedInterfaceOrientations() }
        if #available(iOS 26, *), answers.isOrientationLocked != told.isOrientationLocked {
            setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        }
        told = answers
    }

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

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool {
        decider(\.childForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
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

/// What a controller answers the system.
private struct Answers: Equatable {
    var isBarHidden = false
    var barStyle = UIStatusBarStyle.default
    var hidesIndicator = false
    var edges: UIRectEdge = []
    var orientations: UIInterfaceOrientationMask = []
    var isOrientationLocked = false

    init() {}

    @MainActor
    init(of controller: UIViewController) {
        isBarHidden = controller.prefersStatusBarHidden
        barStyle = controller.preferredStatusBarStyle
        hidesIndicator = controller.prefersHomeIndicatorAutoHidden
        edges = controller.preferredScreenEdgesDeferringSystemGestures
        orientations = controller.supportedInterfaceOrientations
        if #available(iOS 26, *) { isOrientationLocked = controller.prefersInterfaceOrientationLocked }
    }
}
#endif
