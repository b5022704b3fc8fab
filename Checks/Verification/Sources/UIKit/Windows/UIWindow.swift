/// The root of a tree of views, at a level of its scene.
@MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene? {
        willSet { windowScene?.detach(self) }
        didSet {
            windowScene?.attach(self)
            traitsMayHaveChanged()
        }
    }

    /// The level, which is capped on assignment; a subclass may return another one.
    open var windowLevel: UIWindow.Level {
        get { level }
        set { level = UIWindow.Level(min(newValue.rawValue, Self.highestLevel)) }
    }
    private var level = UIWindow.Level.normal
    private static let highestLevel: CGFloat = 10_000_000
    /// The level that windows are ordered by.
    var effectiveLevel: CGFloat { KeyboardWindow.systemAsksForLevels ? windowLevel.rawValue : level.rawValue }

    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.leaveAsRoot()
            let others = oldValue == nil ? .stayInFront : Self.othersUnderNewRoot
            rootViewController?.enterAsRoot(of: self, others: others)
            if !isHidden { windowScene?.askForAppearance() }
        }
    }

    /// What happens to the views beside the root's when another root replaces it.
    package enum OtherViews: Sendable { case stayInFront, areBehind, areRemoved }
    /// Reports and the documentation differ, so tests try all cases.
    package static var othersUnderNewRoot = OtherViews.areBehind

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpaceBounds)
        isHidden = true
        self.windowScene = windowScene
        windowScene.attach(self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open override var next: UIResponder? { windowScene }
    /// The undo manager for responders in the window that have none of their own.
    open override var undoManager: UndoManager? { manager }
    private let manager = UndoManager()
    open override var window: UIWindow? { self }
    override var isOnScreen: Bool { true }

    open var screen: UIScreen { windowScene?.screen ?? UIScreen(bounds: bounds) }

    /// The owner of the keys while the window is key; other windows keep their first responders.
    weak var firstResponder: UIResponder?

    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Whether the window may become key, which an overlay window refuses.
    open var canBecomeKey: Bool { true }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changes = newValue != super.isHidden
            super.isHidden = newValue
            guard changes else { return }
            if newValue {
                layer.leaveScreen()
                windowScene?.windowHidden(self)
            }
            rootViewController?.rootShown(!newValue)
            windowScene?.askForAppearance()
            NotificationCenter.default.post(
                name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
                object: self)
        }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        guard canBecomeKey else { return }
        windowScene?.makeKey(self)
    }

    open func sendEvent(_ event: UIEvent) {
        TouchDelivery.send(event, in: self)
    }

    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        guard let window else { return rect.applying(layer.values.toSuper.inverted()) }
        return convert(rect, from: window as UIView?)
    }

    func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let own = point.applying(layer.values.toSuper.inverted())
        return view.map { $0.convert(own, from: self as UIView) } ?? own
    }

    /// The scene's unsafe edges, as far as the window reaches them.
    var systemSafeArea: UIEdgeInsets {
        guard let windowScene else { return .zero }
        let safe = windowScene.coordinateSpaceBounds.inset(by: windowScene.safeArea)
        let frame = frame
        return UIEdgeInsets(
            top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
            bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
    }

    override var inheritedTraits: TraitValues {
        windowScene?.traits ?? UIApplication.shared.systemTraits
    }

    package func stopAnimations() {
        layer.removeAnimationsInTree()
    }

    package func updateTraits() {
        traitsMayHaveChanged()
    }

    /// The topmost of the presented controllers.
    package var topController: UIViewController? {
        var top = rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    /// Takes the scene's new size, in an animation as long as the system's.
    func turn(to size: CGSize) {
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.frame = CGRect(origin: .zero, size: size)
            self.layoutIfNeeded()
        }
    }

    func setNeedsLayoutInTree() {
        eachInTree { $0.setNeedsLayout() }
    }

    override func resizeSubviews(from old: CGSize) {
        super.resizeSubviews(from: old)
        rootViewController?.fill(self)
    }
}

extension UIWindow {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
}
