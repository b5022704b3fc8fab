/// A scene's status bar, home indicator, edges and orientations, as of the system's last question.
package struct SystemAppearance: Equatable {
    package var isBarHidden = false
    package var barStyle = UIStatusBarStyle.default
    package var hidesIndicator = false
    package var edges: UIRectEdge = []
    package var orientations = UIInterfaceOrientationMask.allButUpsideDown
    package var isOrientationLocked = false

    init() {}

    /// The answers of a window's controllers: of the topmost one that is full screen or wants to be asked, or of its
    /// children; for orientations, of the topmost one that fills the screen.
    @MainActor
    init(of window: UIWindow) {
        let top = window.topController {
            $0.modalPresentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
        }
        let filling = window.topController {
            [.fullScreen, .overFullScreen].contains($0.modalPresentationStyle) && !($0 is UIAlertController)
        }
        func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
            var decider = top
            while let next = decider?[keyPath: child] { decider = next }
            return decider
        }
        var locking = filling
        while let next = locking?.childForInterfaceOrientationLock { locking = next }
        isBarHidden = decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
        barStyle = decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
        hidesIndicator =
            decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
        edges =
            decider(\.childForScreenEdgesDeferringSystemGestures)?
            .preferredScreenEdgesDeferringSystemGestures ?? []
        orientations = filling?.supportedInterfaceOrientations ?? .allButUpsideDown
        isOrientationLocked = locking?.prefersInterfaceOrientationLocked ?? false
    }
}

extension UIWindow {
    /// The topmost of the presented controllers that is asked, whatever is below it; the root if none is.
    fileprivate func topController(where isAsked: (UIViewController) -> Bool) -> UIViewController? {
        var (top, asked) = (rootViewController, rootViewController)
        while let next = top?.presentedViewController, !next.isBeingDismissed {
            top = next
            if isAsked(next) { asked = next }
        }
        return asked
    }
}

extension UIWindowScene {
    /// The only window that the system asks: the topmost one that fills the scene.
    private var askedWindow: UIWindow? {
        shownWindows.first { !($0 is KeyboardWindow) && $0.frame == coordinateSpaceBounds }
    }

    /// Updates a part that a controller in a window has asked to update.
    func ask<Value>(_ window: UIWindow, for part: WritableKeyPath<SystemAppearance, Value>) {
        guard window === askedWindow else { return }
        appearance[keyPath: part] = SystemAppearance(of: window)[keyPath: part]
    }

    /// Updates everything, because a window appeared or disappeared, or has a new root.
    func askForAppearance() {
        if let askedWindow { appearance = SystemAppearance(of: askedWindow) }
    }
}
