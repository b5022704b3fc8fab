import Scrim
import UIKit

/// Where the on-screen keyboard is, from its public notifications.
///
/// One for the process, since the keyboard tells everybody; it listens from the first use of the library on.
@MainActor
final class KeyboardWatch {
    static let shared = KeyboardWatch()

    /// How the keyboard goes to another place.
    struct Move {
        var duration: TimeInterval
        var options: UIView.AnimationOptions

        init(_ notification: Notification) {
            let info = notification.userInfo
            duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
            let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
            // A view's curve is an option's, 16 bits up; the keyboard's own has no name.
            options = UIView.AnimationOptions(rawValue: UInt(max(curve, 0)) << 16)
        }
    }

    /// Where it is, on its screen; `nil`: it is not there, or was before anybody listened.
    private(set) var frame: CGRect?
    private let observers = Observers()
    private var listeners: [ObjectIdentifier: (@MainActor (Move) -> Void)] = [:]

    private init() {
        observers.on(UIResponder.keyboardWillShowNotification) { [weak self] in self?.moves($0) }
        observers.on(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in self?.moves($0) }
        observers.on(UIResponder.keyboardWillHideNotification) { [weak self] in self?.moves($0, hides: true) }
    }

    /// Tells somebody of every move, until `forget`.
    func tell(_ listener: AnyObject, _ body: @escaping @MainActor (Move) -> Void) {
        listeners[ObjectIdentifier(listener)] = body
    }

    func forget(_ listener: AnyObject) { listeners[ObjectIdentifier(listener)] = nil }

    /// What of a window it covers; `nil`: nothing.
    func frame(in window: UIWindow) -> Rect? {
        guard let frame, !frame.isEmpty else { return nil }
        let covered = window.screen.coordinateSpace.convert(frame, to: window).intersection(window.bounds)
        return covered.isNull || covered.isEmpty ? nil : Rect(covered)
    }

    private func moves(_ notification: Notification, hides: Bool = false) {
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let new = hides ? nil : end
        guard new != frame else { return }
        frame = new
        let move = Move(notification)
        for listener in listeners.values { listener(move) }
    }
}
