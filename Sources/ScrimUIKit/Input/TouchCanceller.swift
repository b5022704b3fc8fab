#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Tracks one touch in a window, and cancels it for its view if the press observer says so.
///
/// Each finger has its own canceller, because a recognizer that begins cancels all touches that it tracks.
final class TouchCanceller: UIGestureRecognizer {
    /// The touch that the recognizer tracks, or tracked last.
    weak var touch: UITouch?

    init(for observer: PressObserver) {
        // Without a target, no action waits for the recognizer.
        super.init(target: nil, action: nil)
        delegate = observer
        cancelsTouchesInView = true
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    /// Whether the touch is still down.
    var isPressed: Bool { touch.map { $0.phase != .ended && $0.phase != .cancelled } ?? false }

    /// Cancels the touch for its view.
    func cancelTouch() {
        if state == .possible { state = .began }
    }

    // The recognizer neither prevents other gestures nor is prevented by them.
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
