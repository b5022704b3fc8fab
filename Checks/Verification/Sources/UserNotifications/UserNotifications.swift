import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject {
    open var title: String { text }
    fileprivate var text = ""
}

/// The content of a notification that is still being written.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { text }
        set { text = newValue }
    }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject {
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    open private(set) var trigger: UNNotificationTrigger?

    public convenience init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.init(identifier, content, trigger)
    }

    private init(_ identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        let kept = UNMutableNotificationContent()
        kept.title = content.title
        self.content = kept
        self.trigger = trigger
    }
}

/// The app's notifications.
open class UNUserNotificationCenter: NSObject {
    /// The notifications of this app that the system shows.
    @MainActor package private(set) static var delivered: [UNNotificationRequest] = []
    /// The notifications that were requested and are not shown yet.
    @MainActor private static var pending: [UNNotificationRequest] = []
    private nonisolated(unsafe) static let center = UNUserNotificationCenter(())

    private init(_: Void) {}

    open class func current() -> UNUserNotificationCenter { center }

    /// Shows the pending notifications, as the system does a moment after the request.
    @MainActor package static func deliver() {
        for request in pending {
            delivered.removeAll { $0.identifier == request.identifier }
            delivered.append(request)
        }
        pending = []
    }

    /// Requests a notification, which is shown with the end of the turn and replaces one with the same identifier.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        precondition(request.trigger == nil, "the double shows notifications at once")
        onMain(request) { request in
            Self.pending.removeAll { $0.identifier == request.identifier }
            Self.pending.append(request)
        }
        completionHandler?(nil)
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain(identifiers) { identifiers in
            Self.pending.removeAll { identifiers.contains($0.identifier) }
        }
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain(identifiers) { identifiers in
            Self.delivered.removeAll { identifiers.contains($0.identifier) }
        }
    }

    private func onMain<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { body(value) }
    }
}
