/// Status bar, home indicator, edges and orientations of a scene, as the system was last told to ask for them.
package struct SystemAppearance: Equatable {
    package var isBarHidden = false
    package var barStyle = UIStatusBarStyle.default
    package var hidesIndicator = false
    package var edges: UIRectEdge = []
    package var orientations = UIInterfaceOrientationMask.allButUpsideDown
    package var isOrientationLocked = false

    init() {}

    /// What a window's controllers say: the topmost one that fills the screen or wants to be asked, or its children.
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
    /// The system asks the topmost window that fills the scene, and no other.
    private var askedWindow: UIWindow? {
        shownWindows.first { !($0 is KeyboardWindow) && $0.frame == coordinateSpaceBounds }
    }

    /// A controller of a window asks for an update.
    func ask<Value>(_ window: UIWindow, for part: WritableKeyPath<SystemAppearance, Value>) {
        guard window === askedWindow else { return }
        appearance[keyPath: part] = SystemAppearance(of: window)[keyPath: part]
    }

    /// A window comes or goes, or has another root.
    func askForAppearance() {
        if let askedWindow { appearance = SystemAppearance(of: askedWindow) }
    }
}
