import UIKit

/// Notifications that are listened to for as long as this is there.
@MainActor
final class Observers {
    // Of the main thread alone; its end is the only place without that proof.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// Listens to what UIKit posts, which it does on the main thread.
    ///
    /// - Parameter object: Whose notifications; `nil`: everybody's.
    func on(
        _ name: Notification.Name, of object: AnyObject? = nil,
        _ body: @escaping @MainActor (Notification) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            // It is read where it was posted, and nowhere else.
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated { body(notification) }
        }
        tokens.append(token)
    }

    /// Stops listening.
    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
