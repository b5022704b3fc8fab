import Scrim
import UIKit

/// A window of the library's over the app's: it covers a scene, or the keyboard alone, above everything.
final class OverlayWindow: UIWindow {
    /// Just above the level of the window that the keyboard is in, 10 000 000; alerts are at 2000.
    private static let aboveKeyboard = UIWindow.Level(rawValue: 10_000_001)

    let layerView: LayerView
    private weak var covered: UIWindow?

    /// - Parameter covered: The window under it, of which it mirrors the look.
    init(_ host: UIKitHost, covering covered: UIWindow, in scene: UIWindowScene) {
        layerView = LayerView(host)
        self.covered = covered
        super.init(windowScene: scene)
        windowLevel = Self.aboveKeyboard
        backgroundColor = .clear
        rootViewController = MirrorController(of: covered, view: layerView)
        mirror(covered)
        // Shown, never made key: the keyboard belongs to the key window, and would go.
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// A tap must not make it key either, unless something in it takes text.
    override var canBecomeKey: Bool {
        layerView.surfaces.contains { $0.plan?.takesInput == true && $0.panel.takesText }
    }

    /// Takes nothing itself: what its layer does not take, a live panel's outside over the keyboard, goes through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Takes over what the covered window has by now.
    func mirror(_ covered: UIWindow) {
        if tintColor != covered.tintColor { tintColor = covered.tintColor }
        if overrideUserInterfaceStyle != covered.overrideUserInterfaceStyle {
            overrideUserInterfaceStyle = covered.overrideUserInterfaceStyle
        }
        if semanticContentAttribute != covered.semanticContentAttribute {
            semanticContentAttribute = covered.semanticContentAttribute
        }
    }

    /// Takes the window away: a scene keeps those that are not hidden.
    func leave() {
        // Key for something on it that took text; whichever window UIKit would choose, it was this one's turn.
        if isKeyWindow { covered?.makeKey() }
        isHidden = true
        rootViewController = nil
        windowScene = nil
    }
}

/// The root of a window over another one: status bar, orientation and home indicator stay as they are under it.
final class MirrorController: UIViewController {
    private weak var covered: UIWindow?

    init(of covered: UIWindow, view: UIView) {
        self.covered = covered
        super.init(nibName: nil, bundle: nil)
        self.view = view
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

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

    /// The controller on top of the covered window, of those presented.
    private var top: UIViewController? {
        var top = covered?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }

    /// Whoever decides in the end, by handing it on to a child.
    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        var decider = top
        while let next = decider?[keyPath: child] { decider = next }
        return decider
    }
}

extension UIView {
    /// Whether it, or anything in it, is for typing.
    fileprivate var takesText: Bool { self is any UIKeyInput || subviews.contains(where: \.takesText) }
}
