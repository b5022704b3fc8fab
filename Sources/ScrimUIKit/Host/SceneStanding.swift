import Scrim
import UIKit

/// Watches how a scene stands: whether it is on screen, suspended, or gone, and which window overlays cover.
@MainActor
final class SceneStanding {
    /// What happens to a scene.
    enum Change {
        /// A window of it came up or was hidden, or the scene is on screen again.
        case windows
        case suspended(Bool)
        case gone
    }

    private weak var scene: UIWindowScene?
    private let observers = Observers()
    /// The window that overlays cover.
    private(set) weak var window: UIWindow?
    private var isGone = false

    init(_ scene: UIWindowScene, onChange: @escaping @MainActor (Change) -> Void) {
        self.scene = scene
        observers.on(UIScene.didEnterBackgroundNotification, of: scene) { _ in onChange(.suspended(true)) }
        observers.on(UIScene.willEnterForegroundNotification, of: scene) { _ in onChange(.suspended(false)) }
        observers.on(UIScene.didActivateNotification, of: scene) { _ in onChange(.suspended(false)) }
        observers.on(UIScene.didDisconnectNotification, of: scene) { [weak self] _ in
            self?.isGone = true
            onChange(.gone)
        }
        for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification] {
            observers.on(name) { [weak self] notification in
                guard let window = notification.object as? UIWindow, !(window is OverlayWindow),
                    let self, window.windowScene === self.scene || window === self.window
                else { return }
                onChange(.windows)
            }
        }
    }

    /// How the window that is covered stands.
    var state: RegionState {
        if isGone || scene == nil { return .gone }
        guard let window else { return .detached }
        return window.isHidden ? .hidden : .visible
    }

    var isSuspended: Bool { scene?.activationState == .background }

    /// Chooses the window to cover: the one that was asked for, or the scene's key window, or its first.
    ///
    /// - Parameter asked: A window of the scene; `nil`: whichever is best.
    func chooseWindow(_ asked: UIWindow?) {
        guard let scene, !isGone else { return window = nil }
        let candidates = scene.windows.filter { !($0 is OverlayWindow) }
        if let asked, candidates.contains(where: { $0 === asked }) { return window = asked }
        if let window, candidates.contains(where: { $0 === window }), !window.isHidden { return }
        let shown = candidates.filter { !$0.isHidden }
        window =
            shown.first(where: \.isKeyWindow) ?? shown.first { $0.windowLevel == .normal } ?? shown.first
            ?? candidates.first
    }

    /// Stops watching.
    func stop() { observers.stop() }
}
