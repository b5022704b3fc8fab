@_spi(Host) import Scrim
import UIKit

/// A window of the library's above everything: over a whole scene, or over the keyboard alone.
final class OverlayWindow: UIWindow {
    /// Just above the level of the window that the keyboard is in, 10 000 000; alerts are at 2000.
    private static let aboveKeyboard = UIWindow.Level(rawValue: 10_000_001)

    let layerView: LayerView
    private weak var covered: UIWindow?

    /// - Parameter covered: The app's window below, whose tint, style and direction the new window has.
    init(_ host: any LayerHost, covering covered: UIWindow, in scene: UIWindowScene) {
        layerView = LayerView(host)
        self.covered = covered
        super.init(windowScene: scene)
        windowLevel = Self.aboveKeyboard
        backgroundColor = .clear
        rootViewController = MirroringController(of: covered, view: layerView)
        mirror(covered)
        // Shown, but never made key: the keyboard belongs to the key window, and would go.
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// A tap must not make the window key either, unless something in it takes text.
    override var canBecomeKey: Bool {
        layerView.surfaces.contains { $0.plan?.takesInput == true && $0.panel.takesText }
    }

    /// The window takes no touch itself: what its layer does not take passes, such as a touch beside a panel over the
    /// keyboard.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Takes over the tint, style and direction that the covered window has by now.
    func mirror(_ covered: UIWindow) {
        if tintColor != covered.tintColor { tintColor = covered.tintColor }
        if overrideUserInterfaceStyle != covered.overrideUserInterfaceStyle {
            overrideUserInterfaceStyle = covered.overrideUserInterfaceStyle
        }
        if semanticContentAttribute != covered.semanticContentAttribute {
            semanticContentAttribute = covered.semanticContentAttribute
        }
    }

    /// Takes the window off its scene, which keeps windows that are not hidden.
    func close() {
        // The window was key for something in it that took text: the app's window is to be key again, not whichever
        // UIKit would choose.
        if isKeyWindow { covered?.makeKey() }
        isHidden = true
        rootViewController = nil
        windowScene = nil
    }
}

extension UIView {
    /// Whether the view, or anything in it, takes text.
    fileprivate var takesText: Bool { self is any UIKeyInput || subviews.contains(where: \.takesText) }
}
