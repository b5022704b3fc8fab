#if canImport(UIKit)
import UIKit

/// Observes UIKit's notifications as long as the object lives.
@MainActor
final class NotificationObservers {
    // Used only on the main thread, which `deinit` cannot prove.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// Calls a closure for each notification with a name, which UIKit posts on the main thread.
    ///
    /// - Parameter object: The sender; `nil`: any.
    func observe(
        _ name: Notification.Name, of object: AnyObject? = nil,
        _ body: @escaping @MainActor (Notification) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            // The notification is read only on the thread that it was posted on.
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated { body(notification) }
        }
        tokens.append(token)
    }

    /// Stops observing.
    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
#endif
