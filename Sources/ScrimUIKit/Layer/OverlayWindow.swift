#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// One of the library's windows: above everything, over a scene or only the keyboard, or for sheets.
final class OverlayWindow: UIWindow {
    let layerView: LayerView
    private weak var covered: UIWindow?
    private let level: UIWindow.Level

    /// - Parameter covered: The app's window below. The new window copies its tint, style, direction
    ///   and text settings.
    init(
        _ host: any LayerHost, covering covered: UIWindow, in scene: UIWindowScene,
        level: UIWindow.Level
    ) {
        layerView = LayerView(host)
        self.covered = covered
        self.level = level
        super.init(windowScene: scene)
        windowLevel = level
        backgroundColor = .clear
        rootViewController = MirroringController(of: covered, view: layerView)
        mirror(covered)
        // Shown without becoming key: the keyboard belongs to the key window and would disappear. See `canBecomeKey`.
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// UIKit caps an assigned level at 10 000 000, which is below the keyboard.
    ///
    /// Wherever UIKit reads the property instead, the real level counts.
    override var windowLevel: UIWindow.Level {
        get { level }
        set { super.windowLevel = newValue }
    }

    /// A tap must not make the window key, unless something in it takes text, its content has presented a controller,
    /// or the user has moved to a control in it by a key.
    override var canBecomeKey: Bool {
        layerView.surfaces.contains { $0.plan?.takesInput == true && $0.panel.takesText }
            || rootViewController?.presentedViewController != nil || currentResponder != nil
    }

    /// Neither the window nor a view that the system puts around its layer takes touches.
    ///
    /// A touch that the layer does not take passes, such as one beside a panel over the keyboard.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit !== layerView && layerView.isDescendant(of: hit) ? nil : hit === self ? nil : hit
    }

    /// Copies the covered window's current tint, style and traits.
    func mirror(_ covered: UIWindow) {
        if tintColor != covered.tintColor { tintColor = covered.tintColor }
        let style = covered.styleOverride
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        if semanticContentAttribute != covered.semanticContentAttribute {
            semanticContentAttribute = covered.semanticContentAttribute
        }
        if #available(iOS 17, *) { mirrorTraits(covered.traitCollection) }
    }

    /// Copies the text settings and the direction that the app may have set for its window.
    ///
    /// Both windows inherit the rest from their scene.
    @available(iOS 17, *)
    private func mirrorTraits(_ traits: UITraitCollection) {
        let own = traitCollection
        if own.preferredContentSizeCategory != traits.preferredContentSizeCategory {
            traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        if own.layoutDirection != traits.layoutDirection {
            traitOverrides.layoutDirection = traits.layoutDirection
        }
        if own.accessibilityContrast != traits.accessibilityContrast {
            traitOverrides.accessibilityContrast = traits.accessibilityContrast
        }
        if own.legibilityWeight != traits.legibilityWeight {
            traitOverrides.legibilityWeight = traits.legibilityWeight
        }
    }

    /// Whether the layer takes touches; otherwise they pass, whatever hit-testing says.
    var takesTouches: Bool {
        get { isUserInteractionEnabled }
        set {
            isUserInteractionEnabled = newValue
            layerView.isUserInteractionEnabled = newValue
        }
    }

    /// Moves the layer into another window of the screen, at the same position; `nil`: back into this one.
    ///
    /// Only for the layer over the keyboard alone, which blocks nothing else. In this window the system may have put
    /// the layer, as the root's view, into a view of its own.
    func seatLayer(in other: UIWindow?) {
        if let other {
            if layerView.superview !== other { other.addSubview(layerView) }
            if other.subviews.last !== layerView { other.bringSubviewToFront(layerView) }
        } else if layerView.window !== self {
            addSubview(layerView)
        }
        layerView.frame = other.map { $0.convert(bounds, from: self as UIWindow?) } ?? bounds
    }

    /// Removes the window from its scene, which retains windows that are not hidden.
    func close() {
        // The window was key because something in it took text. The app's window becomes key again, not whichever one
        // UIKit would choose.
        if isKeyWindow { covered?.makeKey() }
        isHidden = true
        layerView.removeFromSuperview()
        rootViewController = nil
        windowScene = nil
    }
}

extension UIWindow.Level {
    /// Above the keyboard's window, which is at 10 000 001; alerts are at 2000.
    static let aboveKeyboard = UIWindow.Level(rawValue: 10_000_002)
    /// Above the window over the keyboard alone.
    static let cover = UIWindow.Level(rawValue: 10_000_003)
    /// Just above the app's window, and below alerts in windows of their own.
    static let sheets = UIWindow.Level(rawValue: 1)
}

extension UIView {
    /// Whether the view, or anything in it, takes text.
    fileprivate var takesText: Bool { self is any UIKeyInput || subviews.contains(where: \.takesText) }
}
#endif
