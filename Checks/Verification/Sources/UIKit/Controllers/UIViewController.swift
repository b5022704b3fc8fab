/// Owns a view, presents other controllers, and contains child controllers.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIFocusEnvironment {
    private var loadedView: UIView?
    private var appearance = Appearance.gone
    private weak var rootWindow: UIWindow?

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    /// The controller that this one presents, or else its nearest ancestor that presents anything.
    open var presentedViewController: UIViewController? { shown ?? parent?.presentedViewController }
    private var shown: UIViewController?
    private weak var presenter: UIViewController?

    open var title: String?
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// What a container's bar covers of the view; not among the insets that the app adds.
    var barInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var preferredContentSize = CGSize.zero

    private enum Appearance {
        case gone
        case appearing
        case visible
        case disappearing
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {}

    open override var next: UIResponder? {
        viewIfLoaded?.accessoryOwner ?? viewIfLoaded?.superview ?? presenter
    }
    override var isOnScreen: Bool { viewIfLoaded?.window != nil }

    // MARK: Keys and focus

    private var ownKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        parent ?? viewIfLoaded?.superview
    }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: System appearance

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Available from iOS 26 on, like its child and its update.
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { askForAppearance(\.isOrientationLocked) }
    open func setNeedsStatusBarAppearanceUpdate() {
        askForAppearance(\.isBarHidden)
        askForAppearance(\.barStyle)
    }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { askForAppearance(\.hidesIndicator) }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { askForAppearance(\.edges) }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { askForAppearance(\.orientations) }

    private func askForAppearance<Value>(_ part: WritableKeyPath<SystemAppearance, Value>) {
        guard let window = viewIfLoaded?.window else { return }
        window.windowScene?.ask(window, for: part)
    }

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UITraitCollection(values: inheritedTraits)
    }
    /// Available from iOS 17 on.
    public var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.traitsMayHaveChanged() }
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var inheritedTraits: TraitValues {
        viewIfLoaded?.superview?.traitCollection.values ?? parent?.traitCollection.values
            ?? rootWindow?.traitCollection.values ?? UIApplication.shared.systemTraits
    }

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
        childController.checkHierarchy()
    }

    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Checks that a child's view is inside its parent's: going up the view tree, the first controller is the parent.
    func checkHierarchy() {
        guard let parent, let view = viewIfLoaded, view.window != nil else { return }
        let above = sequence(first: view.superview, next: { $0?.superview }).lazy
            .compactMap { $0?.controller }.first
        guard above !== parent else { return }
        RuntimeIssues.report(
            "child view controller should have parent view controller, but actual parent is another")
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether presentations in a context from below in the hierarchy are presented by this controller, in its view.
    open var definesPresentationContext = false
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    open var isBeingDismissed: Bool { appearance == .disappearing && presenter != nil }
    /// The system view over the window's content that contains the presented controller's view.
    private var transition: TransitionView?

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let isInContext = [.currentContext, .overCurrentContext]
            .contains(viewControllerToPresent.modalPresentationStyle)
        let isContext = isInContext && definesPresentationContext
        if let parent, !isContext {
            return parent.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        if rootWindow == nil, presenter == nil, parent == nil {
            RuntimeIssues.report(
                "Presenting view controller from detached view controller is not supported, and may result in "
                    + "incorrect safe area insets and a corrupt root presentation. Will become a hard exception "
                    + "in a future release.")
        }
        guard shown == nil, let window = viewIfLoaded?.window else { return }
        shown = viewControllerToPresent
        viewControllerToPresent.presenter = self
        let transition = TransitionView(of: viewControllerToPresent, in: isContext ? view : window)
        self.transition = transition
        if viewControllerToPresent.modalPresentationStyle == .fullScreen { transition.takeOut(view) }
        viewControllerToPresent.appear(flag, ends: true)
        RenderLoop.afterCommit { completion?() }
    }

    /// Dismisses what this controller or an ancestor presents; if there is nothing, the controller or ancestor
    /// that is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let shown else {
            let responsible = presentedViewController == nil ? presentingViewController : parent
            responsible?.dismiss(animated: flag, completion: completion)
            return
        }
        guard !shown.isBeingDismissed else { return }
        if shown.shown != nil { shown.dismiss(animated: false) }
        shown.disappear(flag, ends: false)
        transition?.putBack()
        guard flag else { return dismissed(shown, completion) }
        transition?.isUserInteractionEnabled = false
        RenderLoop.after(TransitionView.duration) { [weak self] in self?.dismissed(shown, completion) }
    }

    private func dismissed(_ shown: UIViewController, _ completion: (() -> Void)?) {
        transition?.removeFromSuperview()
        transition = nil
        shown.view.removeFromSuperview()
        shown.disappear(false, ends: true)
        shown.presenter = nil
        self.shown = nil
        RenderLoop.afterCommit { completion?() }
    }
}

// MARK: - What the window and containers do with it

extension UIViewController {
    /// - Parameter others: What happens to the other views in the window.
    func enterAsRoot(of window: UIWindow, others: UIWindow.OtherViews) {
        rootWindow = window
        fill(window)
        switch others {
        case .stayInFront: window.insertSubview(view, at: 0)
        case .areBehind: window.addSubview(view)
        case .areRemoved:
            for other in window.subviews { other.removeFromSuperview() }
            window.addSubview(view)
        }
        if !window.isHidden { appear(false, ends: true) }
    }

    func leaveAsRoot() {
        disappear(false, ends: false)
        viewIfLoaded?.removeFromSuperview()
        disappear(false, ends: true)
        rootWindow = nil
    }

    func rootShown(_ shown: Bool) {
        if shown { appear(false, ends: true) } else { disappear(false, ends: true) }
    }

    func fill(_ window: UIWindow) {
        view.frame = window.bounds
    }

    func appear(_ animated: Bool, ends: Bool) {
        if appearance == .gone || appearance == .disappearing {
            appearance = .appearing
            viewWillAppear(animated)
            forward { $0.appear(animated, ends: false) }
        }
        guard ends, appearance == .appearing else { return }
        viewIsAppearing(animated)
        appearance = .visible
        viewDidAppear(animated)
        forward { $0.appear(animated, ends: true) }
    }

    func disappear(_ animated: Bool, ends: Bool) {
        if appearance == .visible || appearance == .appearing {
            appearance = .disappearing
            viewWillDisappear(animated)
            forward { $0.disappear(animated, ends: false) }
        }
        guard ends, appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(animated)
        forward { $0.disappear(animated, ends: true) }
    }

    private func forward(_ body: (UIViewController) -> Void) {
        for child in children where child.viewIfLoaded?.superview != nil { body(child) }
    }
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default`
    case lightContent
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none = -1
    case automatic = -2
}
