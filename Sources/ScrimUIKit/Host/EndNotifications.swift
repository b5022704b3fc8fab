#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit
import UserNotifications

/// The system's notifications of how minimized work of a scene ended.
///
/// The app asks the user for permission to show them. While the app is in the foreground, they are shown only if
/// the delegate of the app's notification center allows it. A press brings the app to the front without any code
/// of the library.
@MainActor
final class EndNotifications {
    /// The identifiers of the notifications that are not withdrawn yet.
    private var identifiers: [Presentation.ID: String] = [:]

    func show(_ text: String, of presentation: Presentation.ID, at now: Instant) {
        // A notification may outlive its process, and presentations are counted from the beginning in the next one.
        let identifier = "scrim-\(presentation)-\(now.time)"
        identifiers[presentation] = identifier
        let content = UNMutableNotificationContent()
        content.title = text
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        UNUserNotificationCenter.current().add(request, withCompletionHandler: nil)
    }

    func withdraw(_ presentation: Presentation.ID) {
        guard let identifier = identifiers.removeValue(forKey: presentation) else { return }
        let center = UNUserNotificationCenter.current()
        center.removePendingNotificationRequests(withIdentifiers: [identifier])
        center.removeDeliveredNotifications(withIdentifiers: [identifier])
    }
}
#endif
