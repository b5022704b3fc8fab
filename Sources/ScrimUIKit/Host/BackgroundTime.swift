#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Asks the system for time for work that is still to be done when the user leaves the app.
///
/// The system suspends an app within seconds, and may end a suspended app without a word.
@MainActor
final class BackgroundTime {
    /// Of all scenes: a view, and the work over it, may go to another one.
    static let ofApp = BackgroundTime()

    private var works: [Int: PendingWork] = [:]
    private var last = 0
    /// What grants the time, while it does.
    private var grant: (app: UIApplication, task: UIBackgroundTaskIdentifier)?

    /// Keeps work that may have to be done in the background.
    ///
    /// - Returns: What ends that.
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
    /// - Parameter responder: From which on the application is looked for, which an extension has none of.
    func begin(from responder: UIResponder?) {
        guard grant == nil, let responder, works.values.contains(where: { $0.isUnfinished() }),
            let app = Self.app(around: responder)
        else { return }
        let task = app.beginBackgroundTask(withName: "Scrim") { [weak self] in self?.end() }
        if task != .invalid { grant = (app, task) }
    }

    /// The application, which an extension has none of.
    static func app(around responder: UIResponder) -> UIApplication? {
        sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIApplication }.first
    }

    /// The time is not needed any more, or is over.
    func end() {
        guard let (app, task) = grant else { return }
        grant = nil
        app.endBackgroundTask(task)
    }
}
#endif
