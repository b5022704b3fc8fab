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
            let seconds = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            duration = seconds?.doubleValue ?? 0
            let curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
            // A view's curve is an option's, 16 bits up; the keyboard's own has no name.
            options = UIView.AnimationOptions(rawValue: UInt(max(curve, 0)) << 16)
        }
    }

    /// Where it is, on its screen; `nil`: it is not there.
    private var frame: CGRect?
    /// Whether it has moved since anybody listened.
    private var hasHeard = false
    private let observers = Observers()
    private var listeners: [Listener] = []

    /// Somebody, and what they are told by; not kept alive.
    private struct Listener {
        weak var owner: AnyObject?
        let tell: @MainActor (Move) -> Void
    }

    init() {
        observers.on(UIResponder.keyboardWillShowNotification) { [weak self] in self?.moves($0) }
        observers.on(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in self?.moves($0) }
        observers.on(UIResponder.keyboardWillHideNotification) { [weak self] in self?.moves($0, hides: true) }
    }

    /// Tells somebody of every move, until they are gone, or `forget`.
    func tell(_ owner: AnyObject, _ body: @escaping @MainActor (Move) -> Void) {
        forget(owner)
        listeners.append(Listener(owner: owner, tell: body))
    }

    func forget(_ owner: AnyObject) {
        listeners.removeAll { $0.owner == nil || $0.owner === owner }
    }

    /// What of a window it covers; `nil`: nothing.
    func frame(in window: UIWindow) -> Rect? {
        guard let frame = hasHeard ? told(in: window) : docked(in: window) else { return nil }
        let covered = frame.intersection(window.bounds)
        return covered.isNull || covered.isEmpty ? nil : Rect(covered)
    }

    private func told(in window: UIWindow) -> CGRect? {
        frame.map { window.screen.coordinateSpace.convert($0, to: window) }
    }

    /// Where it is if it was up before anybody listened: the window knows, once it is laid out.
    private func docked(in window: UIWindow) -> CGRect? {
        let guide = window.keyboardLayoutGuide.layoutFrame
        // Without a keyboard it is what the bottom's safe area is.
        return guide.height > window.safeAreaInsets.bottom ? guide : nil
    }

    private func moves(_ notification: Notification, hides: Bool = false) {
        hasHeard = true
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let end = value?.cgRectValue ?? .zero
        // Since iOS 16.1. Just below the screen it is not there, and must not come up when the screen turns.
        let isBelow = (notification.object as? UIScreen).map { end.minY >= $0.bounds.maxY } ?? false
        let new = hides || isBelow ? nil : end
        guard new != frame else { return }
        frame = new
        let move = Move(notification)
        for listener in listeners where listener.owner != nil { listener.tell(move) }
    }
}
