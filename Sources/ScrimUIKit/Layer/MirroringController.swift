#if canImport(UIKit)
import UIKit

/// The root controller of one of the library's windows.
///
/// Status bar, orientation and home indicator stay as the covered window has them.
final class MirroringController: UIViewController {
    private weak var covered: UIWindow?
    /// The covered window's answers at the last look.
    private var told = Answers()

    init(of covered: UIWindow, view: UIView) {
        self.covered = covered
        super.init(nibName: nil, bundle: nil)
        self.view = view
        told = Answers(of: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Makes the system ask again for each answer of the covered window that has changed.
    ///
    /// The system asks only the topmost window, and the app does not know of that one.
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
        filling?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool {
        decider(\.childForInterfaceOrientationLock, from: filling)?.prefersInterfaceOrientationLocked ?? false
    }

    /// The controller of the covered window that UIKit would ask for the status bar.
    ///
    /// It is the topmost of those that are presented full screen or ask to control the status bar. An alert, a popover
    /// or a system sheet changes nothing. Whom UIKit asks for home indicator and edges is unknown.
    private var top: UIViewController? {
        topmost {
            $0.modalPresentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
        }
    }

    /// The controller of the covered window that UIKit would ask for orientations: the topmost that fills the screen.
    ///
    /// A player over the screen counts, although it does not control the status bar. An alert is left out, because it
    /// answers as its presenter does.
    private var filling: UIViewController? {
        topmost {
            [.fullScreen, .overFullScreen].contains($0.modalPresentationStyle) && !($0 is UIAlertController)
        }
    }

    /// The topmost of the presented controllers of the covered window that is asked, whatever is below it; the root
    /// if none is.
    private func topmost(where isAsked: (UIViewController) -> Bool) -> UIViewController? {
        var (top, asked) = (covered?.rootViewController, covered?.rootViewController)
        while let next = top?.presentedViewController, !next.isBeingDismissed {
            top = next
            if isAsked(next) { asked = next }
        }
        return asked
    }

    /// The controller that finally decides, after controllers have handed the decision to their children.
    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        decider(child, from: top)
    }

    private func decider(
        _ child: KeyPath<UIViewController, UIViewController?>, from top: UIViewController?
    ) -> UIViewController? {
        var decider = top
        while let next = decider?[keyPath: child] { decider = next }
        return decider
    }
}

/// A controller's answers to the system.
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
