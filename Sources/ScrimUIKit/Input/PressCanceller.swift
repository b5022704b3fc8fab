#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Has one touch of a window, and cancels that touch for its view if the observer of presses says so.
///
/// Each finger has one of its own: a recognizer that recognizes something cancels all the touches that it has.
final class PressCanceller: UIGestureRecognizer {
    /// The touch that the recognizer has, or had last.
    weak var touch: UITouch?

    init(for observer: PressObserver) {
        // No target: nobody waits for it.
        super.init(target: nil, action: nil)
        delegate = observer
        cancelsTouchesInView = true
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    /// Whether the finger of the touch is down.
    var isPressed: Bool { touch.map { $0.phase != .ended && $0.phase != .cancelled } ?? false }

    /// Cancels the touch for its view.
    func cancelTouch() {
        if state == .possible { state = .began }
    }

    // No other gesture prevents this recognizer, nor is prevented by it.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        end()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        end()
    }

    private func end() { state = state == .possible ? .failed : .cancelled }
}
#endif
