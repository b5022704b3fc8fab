#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that can begin with the press alone, and reports when its last event happened.
final class SheetPanRecognizer: UIPanGestureRecognizer {
    /// Called for a press, with the view that was hit; returns whether the pan begins with the press.
    var onPress: (UIView?) -> Bool = { _ in false }
    /// When the last touch event happened.
    private(set) var time = Instant()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        note(touches)
        if state == .possible, onPress(touches.first?.view) { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        super.touchesCancelled(touches, with: event)
    }

    private func note(_ touches: Set<UITouch>) {
        for touch in touches { time = max(time, Instant(mediaTime: touch.timestamp)) }
    }
}
#endif
