#if canImport(UIKit)
import UIKit

/// The scenes that the system has disconnected since the library was first used.
///
/// A scene that comes back is another object. The activation state alone does not identify them: a scene that is about
/// to be connected has the same one.
@MainActor
enum DisconnectedScenes {
    private struct Weak {
        weak var scene: UIScene?
    }

    private static var scenes: [Weak] = []

    private static let observers: NotificationObservers = {
        let observers = NotificationObservers()
        observers.observe(UIScene.didDisconnectNotification) { insert($0.object as? UIScene) }
        return observers
    }()

    /// Whether a scene is disconnected, so that nothing can be shown in it any more.
    static func contains(_ scene: UIScene) -> Bool {
        withExtendedLifetime(observers) {
            scene.activationState == .unattached && scenes.contains { $0.scene === scene }
        }
    }

    /// Records that a scene is gone.
    static func insert(_ scene: UIScene?) {
        scenes.removeAll { $0.scene == nil || $0.scene === scene }
        scenes.append(Weak(scene: scene))
    }
}
#endif
