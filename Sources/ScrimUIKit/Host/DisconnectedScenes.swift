#if canImport(UIKit)
import UIKit

/// The scenes that the system has disconnected since the library was first used: a scene that comes back is another
/// object.
///
/// Alone, the state of a disconnected scene is no help: a scene that is about to be connected has the same.
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

    /// Whether nothing can be shown in a scene any more.
    static func contains(_ scene: UIScene) -> Bool {
        withExtendedLifetime(observers) {
            scene.activationState == .unattached && scenes.contains { $0.scene === scene }
        }
    }

    /// The scene is gone.
    static func insert(_ scene: UIScene?) {
        scenes.removeAll { $0.scene == nil || $0.scene === scene }
        scenes.append(Weak(scene: scene))
    }
}
#endif
