/// The system window that contains the on-screen keyboard: as large as the screen, above every level that an app can
/// assign, and in no scene's list of windows.
@MainActor
package final class KeyboardWindow: UIWindow {
    /// The keyboard's window, while the keyboard is visible.
    package private(set) static var shown: KeyboardWindow?
    /// Whether the system orders windows by the level that their getter returns.
    ///
    /// Reports do not cover all systems, so tests try both.
    package static var systemAsksForLevels = true

    weak var scene: UIWindowScene?
    package let keys = Keys()
    private weak var accessory: UIView?

    /// The keys, each of which types a letter.
    package final class Keys: UIView {
        package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            UIApplication.shared.textInput?.insertText("k")
        }
    }

    private init(in scene: UIWindowScene) {
        super.init(frame: scene.coordinateSpaceBounds)
        self.scene = scene
        isHidden = false
        addSubview(keys)
    }

    package required init?(coder: NSCoder) { return nil }

    /// The level of the keyboard's window; according to reports, from iOS 16 on it is 1 to 10 in some apps.
    package static var level: CGFloat = 10_000_001
    override var effectiveLevel: CGFloat { Self.level }
    package override var canBecomeKey: Bool { false }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Shows the keyboard in a scene; `nil`: removes it.
    package static func show(at frame: CGRect?, in scene: UIWindowScene) {
        guard let frame else {
            shown?.accessory?.removeFromSuperview()
            shown = nil
            return reload()
        }
        let window = shown?.scene === scene ? shown : KeyboardWindow(in: scene)
        window?.frame = scene.coordinateSpaceBounds
        window?.keys.frame = frame
        shown = window
        reload()
    }

    /// The keyboard's frame in its notifications: the keys, with the accessory above them.
    package static var toldFrame: CGRect? {
        shown.map { window in
            window.accessory.map { window.keys.frame.union($0.frame) } ?? window.keys.frame
        }
    }

    /// Whether one responder hands the keys to another; the view above the keyboard stays until the other has them.
    static var isHandedOver = false

    /// Puts the first responder's accessory above the keys, or at the bottom without keys: its own, or that of the next
    /// responder that has one.
    ///
    /// Instead of the view, a responder may have its controller.
    package static func reload() {
        let first = UIApplication.shared.firstResponder
        let owner = first.flatMap { first in
            sequence(first: first, next: \.next).first {
                $0.inputAccessoryView != nil || $0.inputAccessoryViewController != nil
            }
        }
        let wanted = owner?.inputAccessoryView ?? owner?.inputAccessoryViewController?.view
        if shown == nil, wanted != nil, let scene = scene(of: first) {
            shown = KeyboardWindow(in: scene)
            shown?.keys.frame = CGRect(x: 0, y: scene.coordinateSpaceBounds.maxY, width: 0, height: 0)
        }
        guard let window = shown, !isHandedOver else { return }
        if window.accessory !== wanted {
            window.accessory?.removeFromSuperview()
            window.accessory?.accessoryOwner = nil
            window.accessory = wanted
            if let wanted { window.addSubview(wanted) }
        }
        wanted?.frame.origin = CGPoint(x: 0, y: window.keys.frame.minY - (wanted?.frame.height ?? 0))
        wanted?.accessoryOwner = owner
        if wanted == nil, UIApplication.shared.keyboardFrame == nil { shown = nil }
    }

    private static func scene(of responder: UIResponder?) -> UIWindowScene? {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.window?.windowScene
    }
}
