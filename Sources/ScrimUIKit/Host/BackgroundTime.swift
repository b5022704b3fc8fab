#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Asks the system for background time if work is still to be done when the user leaves the app.
///
/// The system suspends an app within seconds, and may end a suspended app without notice.
@MainActor
final class BackgroundTime {
    /// Shared by all scenes: a view, and the work over it, may move to another scene.
    static let ofApp = BackgroundTime()

    private var works: [Int: PendingWork] = [:]
    private var last = 0
    /// The application that has granted time, while it does.
    private var grant: (app: UIApplication, task: UIBackgroundTaskIdentifier)?

    /// Registers work that may have to be done in the background.
    ///
    /// - Returns: A closure that ends the registration.
    func keep(for work: PendingWork) -> @MainActor () -> Void {
        last += 1
        works[last] = work
        return { [self, number = last] in
            works[number] = nil
            if works.isEmpty { end() }
        }
    }

    /// Asks for time if there is work to do.
    ///
    /// - Parameter responder: The responder from which the application is looked for. An extension
    ///   has no application.
    func begin(from responder: UIResponder?) {
        guard grant == nil, let responder, works.values.contains(where: { $0.isUnfinished() }),
            let app = Self.app(around: responder)
        else { return }
        let task = app.beginBackgroundTask(withName: "Scrim") { [weak self] in self?.end() }
        if task != .invalid { grant = (app, task) }
    }

    /// The application; `nil` in an extension.
    static func app(around responder: UIResponder) -> UIApplication? {
        sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIApplication }.first
    }

    /// Ends the background task: the time is no longer needed, or is over.
    func end() {
        guard let (app, task) = grant else { return }
        grant = nil
        app.endBackgroundTask(task)
    }
}
#endif
