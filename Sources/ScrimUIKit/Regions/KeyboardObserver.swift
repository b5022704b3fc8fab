#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Observes where the on-screen keyboard is, through UIKit's notifications.
///
/// The process has one observer, because the notifications name no window. It observes from the first use of
/// the library on.
@MainActor
final class KeyboardObserver {
    static let shared = KeyboardObserver()

    /// The animation of the keyboard to another frame.
    struct Move {
        var duration: TimeInterval
        var options: UIView.AnimationOptions

        init(_ notification: Notification) {
            let info = notification.userInfo
            let seconds = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            duration = seconds?.doubleValue ?? 0
            let curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
            // The options hold a view's animation curve in the bits from 16 on. The keyboard's own curve has no name.
            options = UIView.AnimationOptions(rawValue: UInt(max(curve, 0)) << 16)
        }
    }

    /// The keyboard's frame on its screen; `nil`: there is no keyboard.
    private var frame: CGRect?
    /// The screen that the keyboard is on; `nil`: unknown, as before iOS 16.1.
    private weak var screen: UIScreen?
    /// Whether the keyboard has moved since the observer was made.
    private var hasReport = false
    /// The instant at which the keyboard has reached the frame of its last notification.
    private var arrival = Instant()
    /// The last move, and when it was notified of.
    private var lastMove: (move: Move, start: Instant)?
    private let observers = NotificationObservers()
    private var listeners: [Listener] = []

    /// A closure that is called as long as its owner lives.
    private struct Listener {
        weak var owner: AnyObject?
        let body: @MainActor (Move) -> Void
    }

    init() {
        observers.observe(UIResponder.keyboardWillShowNotification) { [weak self] in self?.keyboardMoves($0) }
        observers.observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
            self?.keyboardMoves($0)
        }
        observers.observe(UIResponder.keyboardWillHideNotification) { [weak self] in
            self?.keyboardMoves($0, hides: true)
        }
    }

    /// Calls a closure before every move of the keyboard, until its owner is gone or removed.
    func addListener(_ owner: AnyObject, _ body: @escaping @MainActor (Move) -> Void) {
        removeListener(owner)
        listeners.append(Listener(owner: owner, body: body))
    }

    /// Stops calling an owner's closure.
    func removeListener(_ owner: AnyObject) {
        listeners.removeAll { $0.owner == nil || $0.owner === owner }
    }

    /// What is left of the keyboard's animation; `nil`: the keyboard is where its last notification has it.
    var moveLeft: Move? {
        guard let lastMove else { return nil }
        var move = lastMove.move
        move.duration -= Instant.now.mediaTime - lastMove.start.mediaTime
        return move.duration > 0 ? move : nil
    }

    /// Whether there is a keyboard on a window's screen, docked or floating.
    ///
    /// A floating keyboard is reported with an empty frame.
    func isShown(in window: UIWindow) -> Bool {
        if let screen, screen !== window.screen { return false }
        return hasReport ? frame != nil : dockedFrame(in: window) != nil
    }

    /// The part of a window that the keyboard covers; `nil`: none.
    func frame(in window: UIWindow) -> Rect? {
        if let screen, screen !== window.screen { return nil }
        let known =
            hasReport ? reportedFrame(in: window).map { pulled($0, in: window) } : dockedFrame(in: window)
        guard let frame = known else { return nil }
        let covered = frame.intersection(window.bounds)
        // `CGRect.null`, which stands for no rectangle, is empty as well.
        return covered.isEmpty ? nil : Rect(covered)
    }

    private func reportedFrame(in window: UIWindow) -> CGRect? {
        frame.map { window.screen.coordinateSpace.convert($0, to: window) }
    }

    /// The frame of a keyboard that was presented before the observer existed.
    ///
    /// The window's layout guide has that frame once the window is laid out.
    private func dockedFrame(in window: UIWindow) -> CGRect? {
        let guide = window.keyboardLayoutGuide.layoutFrame
        // Without a keyboard the guide is as high as the bottom's safe area.
        return guide.height > window.safeAreaInsets.bottom ? guide : nil
    }

    /// The frame of a docked keyboard that the user drags down, from the window's layout guide: no notification
    /// is posted meanwhile.
    private func pulled(_ frame: CGRect, in window: UIWindow) -> CGRect {
        let isDocked = frame.width >= window.bounds.width && frame.maxY >= window.bounds.maxY
        guard isDocked, Instant.now >= arrival, let guide = dockedFrame(in: window), guide.minY > frame.minY
        else { return frame }
        return guide
    }

    private func keyboardMoves(_ notification: Notification, hides: Bool = false) {
        hasReport = true
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let end = value?.cgRectValue ?? .zero
        // The notification has a screen since iOS 16.1. A keyboard just below its screen counts as absent, and must not
        // appear when the screen rotates.
        let newScreen = notification.object as? UIScreen
        let isBelow = newScreen.map { end.minY >= $0.bounds.maxY } ?? false
        let new = hides || isBelow ? nil : end
        guard new != frame || newScreen !== screen else { return }
        (frame, screen) = (new, newScreen)
        let move = Move(notification)
        lastMove = (move: move, start: Instant.now)
        arrival = .now + .milliseconds(Int64((move.duration * 1_000).rounded(.up))) + .milliseconds(100)
        for listener in listeners where listener.owner != nil { listener.body(move) }
    }
}
#endif
