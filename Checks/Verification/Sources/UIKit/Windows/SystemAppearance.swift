/// A scene's status bar, home indicator, edges and orientations, as of the system's last question.
package struct SystemAppearance: Equatable {
    package var isBarHidden = false
    package var barStyle = UIStatusBarStyle.default
    package var hidesIndicator = false
    package var edges: UIRectEdge = []
    package var orientations = UIInterfaceOrientationMask.allButUpsideDown
    package var isOrientationLocked = false

    init() {}

    /// The answers of a window's controllers: of the topmost one that fills the screen or wants to be asked, or
    /// of its children.
    @MainActor
    init(of window: UIWindow) {
        var top = window.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed,
            next.modalPresentationStyle == .fullScreen || next.modalPresentationCapturesStatusBarAppearance
        { top = next }
        func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
            var decider = top
            while let next = decider?[keyPath: child] { decider = next }
            return decider
        }
        isBarHidden = decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
        barStyle = decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
        hidesIndicator =
            decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
        edges =
            decider(\.childForScreenEdgesDeferringSystemGestures)?
            .preferredScreenEdgesDeferringSystemGestures ?? []
        orientations = top?.supportedInterfaceOrientations ?? .allButUpsideDown
        isOrientationLocked =
            decider(\.childForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
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
