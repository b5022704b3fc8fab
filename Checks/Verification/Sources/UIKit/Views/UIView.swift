/// A rectangle of the screen that draws, contains other views, and takes input.
@MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment,
    UICoordinateSpace, UIFocusItem
{
    open private(set) var layer = CALayer()
    open internal(set) weak var superview: UIView?
    /// The subviews, back to front.
    open internal(set) var subviews: [UIView] = []
    weak var controller: UIViewController?

    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    var recognizers: [UIGestureRecognizer] = []
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for old in recognizers { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
    open var interactions: [any UIInteraction] = [] {
        didSet { for interaction in interactions { (interaction as? UIDragInteraction)?.view = self } }
    }
    open var accessibilityIdentifier: String?
    /// Whether Smart Invert leaves alone what the view and its subviews draw.
    open var accessibilityIgnoresInvertColors = false
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { setNeedsLayout() }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { traitsMayHaveChanged() }
    }

    /// Available from iOS 17 on.
    public var traitOverrides = UITraitOverrides() {
        didSet { traitsMayHaveChanged() }
    }

    private var ownTint: UIColor?
    private var background: UIColor?
    var knownTraits: UITraitCollection?
    var knownSafeArea = UIEdgeInsets.zero
    private lazy var keyboardGuide = UIKeyboardLayoutGuide(for: self)

    public override convenience init() {
        self.init(frame: .zero)
    }

    public init(frame: CGRect) {
        super.init()
        layer.delegate = self
        layer.frame = frame
    }

    /// Creates an empty view, because nothing is archived here.
    public required init?(coder: NSCoder) {
        super.init()
        layer.delegate = self
    }

    open override var next: UIResponder? { controller ?? accessoryOwner ?? superview }
    /// The responder whose accessory this view is, while it is in the keyboard's window.
    weak var accessoryOwner: UIResponder?
    override var isOnScreen: Bool { window != nil }

    /// Makes the first responder among the view and its descendants resign; returns whether there was one that did.
    ///
    /// - Parameter force: Whether the first responder resigns even if it refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let first = firstInTree else { return false }
        if first.resignFirstResponder() { return true }
        guard force else { return false }
        first.loseFirst()
        KeyboardWindow.reload()
        return true
    }

    private var firstInTree: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstInTree).first
    }

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { window?.windowScene?.focusSystem?.focusedView === self }
    open var focusGroupIdentifier: String?
    open var focusEffect: UIFocusEffect?
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

    // MARK: Place

    open var frame: CGRect {
        get { layer.frame }
        set {
            let before = layer.bounds.size
            layer.frame = newValue
            resizeSubviews(from: before)
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let before = layer.bounds.size
            layer.bounds = newValue
            resizeSubviews(from: before)
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Look

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// Available from iOS 26 on.
    public var cornerConfiguration = UICornerConfiguration.corners(radius: .fixed(0))
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        get { background }
        set {
            background = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// The view's tint, or the nearest ancestor's.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            eachInTree { $0.tintColorDidChange() }
        }
    }
    open func tintColorDidChange() {}

    // MARK: Layout

    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        layer.layoutIfNeeded()
    }

    open func layoutSubviews() {}

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
    }

    /// The present size, unless a subclass overrides it.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = intrinsicContentSize
        let fitting = sizeThatFits(targetSize)
        return CGSize(
            width: size.width == UIView.noIntrinsicMetric ? fitting.width : size.width,
            height: size.height == UIView.noIntrinsicMetric ? fitting.height : size.height)
    }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        safeAreaMayHaveChanged()
        if let controller {
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.viewDidLayoutSubviews()
        } else {
            layoutSubviews()
        }
    }

    /// Distributes a change of size among the subviews.
    func resizeSubviews(from old: CGSize) {
        guard old != bounds.size else { return }
        for view in subviews where !view.autoresizingMask.isEmpty {
            view.resize(from: old, to: bounds.size)
        }
    }

    open func safeAreaInsetsDidChange() {}
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Hits

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !layer.blocksTouches,
            self.point(inside: point, with: event)
        else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    // MARK: Tree

    open func willRemoveSubview(_ subview: UIView) {}
    open func didAddSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    open var window: UIWindow? { superview?.window }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        var values = traitOverrides.applied(to: inheritedTraits)
        if overrideUserInterfaceStyle != .unspecified {
            values.userInterfaceStyle = overrideUserInterfaceStyle
        }
        return UITraitCollection(values: values)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var inheritedTraits: TraitValues {
        controller.map { $0.traitOverrides.applied(to: $0.inheritedTraits) } ?? superview?.traitCollection
            .values ?? UIApplication.shared.systemTraits
    }

    func becomeCurrentTraits() {
        if let background { layer.backgroundColor = background.resolvedColor(with: traitCollection).cgColor }
    }
}

extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static var layoutFittingCompressedSize: CGSize { .zero }

    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case forceLeftToRight = 3
    case forceRightToLeft
}
