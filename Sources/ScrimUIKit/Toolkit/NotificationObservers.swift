#if canImport(UIKit)
import UIKit

/// Observes notifications of UIKit's for as long as the object lives.
@MainActor
final class NotificationObservers {
    // Touched on the main thread alone; only `deinit` cannot prove that it is there.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// Calls a closure for each notification of a name, which UIKit posts on the main thread.
    ///
    /// - Parameter object: The sender; `nil`: any.
    func observe(
        _ name: Notification.Name, of object: AnyObject? = nil,
        _ body: @escaping @MainActor (Notification) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            // The notification is read on the thread that it was posted on, and nowhere else.
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated { body(notification) }
        }
        tokens.append(token)
    }

    /// Observes nothing any more.
    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
#endif
