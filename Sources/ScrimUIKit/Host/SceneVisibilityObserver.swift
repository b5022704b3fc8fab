#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Observes a scene: whether it is on screen, active, suspended, or gone; and chooses the window that overlays cover.
@MainActor
final class SceneVisibilityObserver {
    /// What happened to the scene.
    enum Change {
        /// A window of the scene came up or was hidden.
        case windows
        case suspended(Bool)
        case active(Bool)
        case gone
    }

    private weak var scene: UIWindowScene?
    private let observers = NotificationObservers()
    /// The window that overlays cover.
    private(set) weak var window: UIWindow?
    private var isGone: Bool

    init(_ scene: UIWindowScene, onChange: @escaping @MainActor (Change) -> Void) {
        self.scene = scene
        isGone = DisconnectedScenes.contains(scene)
        observers.observe(UIScene.didEnterBackgroundNotification, of: scene) { _ in onChange(.suspended(true))
        }
        observers.observe(UIScene.willEnterForegroundNotification, of: scene) { _ in
            onChange(.suspended(false))
        }
        observers.observe(UIScene.didActivateNotification, of: scene) { _ in
            onChange(.suspended(false))
            onChange(.active(true))
        }
        observers.observe(UIScene.willDeactivateNotification, of: scene) { _ in onChange(.active(false)) }
        observers.observe(UIScene.didDisconnectNotification, of: scene) { [weak self] _ in
            DisconnectedScenes.insert(self?.scene)
            self?.isGone = true
            onChange(.gone)
        }
        for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification] {
            observers.observe(name) { [weak self] notification in
                guard let window = notification.object as? UIWindow, !(window is OverlayWindow),
                    let self, window.windowScene === self.scene || window === self.window
                else { return }
                onChange(.windows)
            }
        }
    }

    /// The state of the window that overlays cover, as a region.
    var state: Region.State {
        if isGone || scene == nil { return .gone }
        guard let window else { return .detached }
        return window.isHidden ? .hidden : .visible
    }

    /// Whether the scene is in the background.
    var isSuspended: Bool { scene?.activationState == .background }

    /// Whether the user can work in the scene: it is in front, and nothing of the system's is over it.
    var isActive: Bool { scene?.activationState == .foregroundActive }

    /// Chooses the window to cover.
    ///
    /// - Parameter asked: The window to choose if it is one of the scene's, and shown or no other is; `nil`, or another:
    ///   the scene's key window, else its first that is shown.
    func chooseWindow(_ asked: UIWindow?) {
        guard let scene, !isGone else { return window = nil }
        let candidates = scene.windows.filter { !($0 is OverlayWindow) }
        let shown = candidates.filter { !$0.isHidden }
        if let asked, (shown.isEmpty ? candidates : shown).contains(where: { $0 === asked }) {
            return window = asked
        }
        if let window, shown.contains(where: { $0 === window }) { return }
        window =
            shown.first(where: \.isKeyWindow) ?? shown.first { $0.windowLevel == .normal } ?? shown.first
            ?? candidates.first
    }

    /// Observes nothing any more.
    func stop() { observers.stop() }
}
#endif
