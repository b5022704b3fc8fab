#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Observes a scene: whether it is on screen, active, suspended, or gone; and chooses the window that overlays cover.
@MainActor
final class SceneVisibilityObserver {
    /// What happened to the scene.
    enum Change {
        /// A window of the scene appeared or was hidden.
        case windows
        case suspended(Bool)
        /// The user may have switched to the scene, or to another one.
        case active
        /// Another scene of the app entered the background, or is gone.
        case othersLeft
        case gone
    }

    private weak var scene: UIWindowScene?
    private let observers = NotificationObservers()
    private weak var chosen: UIWindow?
    private var isSceneActive: Bool
    private var isGone: Bool

    init(_ scene: UIWindowScene, onChange: @escaping @MainActor (Change) -> Void) {
        self.scene = scene
        isSceneActive = scene.activationState == .foregroundActive
        isGone = DisconnectedScenes.contains(scene)
        observers.observe(UIScene.didEnterBackgroundNotification, of: scene) { _ in onChange(.suspended(true))
        }
        observers.observe(UIScene.willEnterForegroundNotification, of: scene) { _ in
            onChange(.suspended(false))
        }
        observers.observe(UIScene.didActivateNotification, of: scene) { [weak self] _ in
            self?.isSceneActive = true
            onChange(.suspended(false))
            onChange(.active)
        }
        observers.observe(UIScene.willDeactivateNotification, of: scene) { [weak self] _ in
            self?.isSceneActive = false
            onChange(.active)
        }
        observers.observe(UIScene.didDisconnectNotification, of: scene) { [weak self] _ in
            DisconnectedScenes.insert(self?.scene)
            self?.isGone = true
            onChange(.gone)
        }
        for name in [UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification] {
            observers.observe(name) { [weak self] notification in
                guard let self, notification.object as AnyObject? !== self.scene else { return }
                onChange(.othersLeft)
            }
        }
        for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification] {
            observers.observe(name) { [weak self] notification in
                guard let window = notification.object as? UIWindow, !(window is OverlayWindow),
                    let self, window.windowScene === self.scene
                else { return }
                onChange(.windows)
            }
        }
    }

    /// The window that overlays cover; `nil`: there is none, or the app has moved it to another scene.
    var window: UIWindow? { chosen.flatMap { $0.windowScene === scene ? $0 : nil } }

    /// The state of the window that overlays cover, as a region.
    var state: Region.State {
        if isGone || scene == nil { return .gone }
        guard let window else { return .detached }
        return window.isHidden ? .hidden : .visible
    }

    /// Whether the scene is in the background.
    var isSuspended: Bool { scene?.activationState == .background }

    /// Whether the user works in the scene: nothing of the system is over it, and it is in front.
    ///
    /// The scenes of several visible windows may all be active. Only the traits of a window report whether it
    /// is in front.
    var isActive: Bool { isSceneActive && window?.traitCollection.activeAppearance != .inactive }

    /// Chooses the window to cover.
    ///
    /// - Parameter asked: The window to choose, if it is one of the scene's and is visible, or no window is.
    ///   Otherwise the present window stays if it is visible. Else it is the scene's key window, or a visible one.
    func chooseWindow(_ asked: UIWindow?) {
        guard let scene, !isGone else { return chosen = nil }
        let candidates = scene.windows.filter { !($0 is OverlayWindow) }
        let shown = candidates.filter { !$0.isHidden }
        if let asked, (shown.isEmpty ? candidates : shown).contains(where: { $0 === asked }) {
            return chosen = asked
        }
        if let window, shown.contains(where: { $0 === window }) { return }
        chosen =
            shown.first(where: \.isKeyWindow) ?? shown.first { $0.windowLevel == .normal } ?? shown.first
            ?? candidates.first
    }

    /// Stops observing.
    func stop() { observers.stop() }
}
#endif
