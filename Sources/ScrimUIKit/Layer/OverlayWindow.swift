#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A window of the library's: above everything, over a whole scene or over the keyboard alone, or for sheets.
final class OverlayWindow: UIWindow {
    let layerView: LayerView
    private weak var covered: UIWindow?
    private let level: UIWindow.Level

    /// - Parameter covered: The app's window below, whose tint, style, direction and text the new window has.
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
        // Shown without being made key: the keyboard belongs to the key window, and would go. `canBecomeKey` says when it is.
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Assigned, no level stays above 10 000 000, which is below the keyboard; where UIKit asks the window, the answer
    /// counts.
    override var windowLevel: UIWindow.Level {
        get { level }
        set { super.windowLevel = newValue }
    }

    /// A tap must not make the window key either, unless something in it takes text, the content has presented what may,
    /// or the user went to a control in it by a key.
    override var canBecomeKey: Bool {
        layerView.surfaces.contains { $0.plan?.takesInput == true && $0.panel.takesText }
            || rootViewController?.presentedViewController != nil || currentResponder != nil
    }

    /// The window takes no touch itself, nor does what the system may put around its layer: what the layer does not take
    /// passes, such as a touch beside a panel over the keyboard.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit !== layerView && layerView.isDescendant(of: hit) ? nil : hit === self ? nil : hit
    }

    /// Takes over the tint, style and traits that the covered window has by now.
    func mirror(_ covered: UIWindow) {
        if tintColor != covered.tintColor { tintColor = covered.tintColor }
        let style = covered.styleOverride
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        if semanticContentAttribute != covered.semanticContentAttribute {
            semanticContentAttribute = covered.semanticContentAttribute
        }
        if #available(iOS 17, *) { mirrorTraits(covered.traitCollection) }
    }

    /// Takes over what the app has given its window for texts, and their direction; the rest of both is their scene's.
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

    /// Puts the layer into another window of the screen, at the same position; `nil`: back into this one.
    ///
    /// Only the layer over the keyboard alone, which blocks nothing else. In its own window it is where the system has put
    /// the root's view, which may be a view of the system's.
    func seatLayer(in other: UIWindow?) {
        if let other {
            if layerView.superview !== other { other.addSubview(layerView) }
            if other.subviews.last !== layerView { other.bringSubviewToFront(layerView) }
        } else if layerView.window !== self {
            addSubview(layerView)
        }
        layerView.frame = other.map { $0.convert(bounds, from: self as UIWindow?) } ?? bounds
    }

    /// Takes the window off its scene, which keeps windows that are not hidden.
    func close() {
        // The window was key for something in it that took text: the app's window is to be key again, not whichever
        // UIKit would choose.
        if isKeyWindow { covered?.makeKey() }
        isHidden = true
        layerView.removeFromSuperview()
        rootViewController = nil
        windowScene = nil
    }
}

extension UIWindow.Level {
    /// Above the level of the window that the keyboard is in, 10 000 001; alerts are at 2000.
    static let aboveKeyboard = UIWindow.Level(rawValue: 10_000_002)
    /// Above what is over the keyboard alone.
    static let cover = UIWindow.Level(rawValue: 10_000_003)
    /// Just above the app's window, and below alerts in windows of their own.
    static let sheets = UIWindow.Level(rawValue: 1)
}

extension UIView {
    /// Whether the view, or anything in it, takes text.
    fileprivate var takesText: Bool { self is any UIKeyInput || subviews.contains(where: \.takesText) }
}
#endif
