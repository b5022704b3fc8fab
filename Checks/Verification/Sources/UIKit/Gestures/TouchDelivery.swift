/// Delivers touches to recognizers and views.
@MainActor
package enum TouchDelivery {
    /// Whether the event in a hit test still has the time of the event before.
    ///
    /// Reports do not say on which systems, so tests try both.
    package static var hitTestsWithFormerTime = false
    /// The time of the last event that was delivered.
    private static var formerTime: TimeInterval?

    /// The topmost window of the scene that takes the point, and the view hit in it.
    package static func target(at point: CGPoint, in scene: UIWindowScene) -> (UIWindow, UIView)? {
        let event = UIEvent(touches: [], timestamp: hitTestsWithFormerTime ? formerTime : nil)
        for window in scene.shownWindows {
            let own = window.convertFromScreen(point, to: nil)
            if let view = window.hitTest(own, with: event) { return (window, view) }
        }
        return nil
    }

    /// Begins a touch with the recognizers that may want it: the hit view's first, then each ancestor's.
    package static func begin(_ touch: UITouch) {
        guard let view = touch.view else { return }
        touch.window?.makeKey()
        var recognizers: [UIGestureRecognizer] = []
        for owner in [view] + view.ancestors {
            for recognizer in owner.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard !(recognizer is UIHoverGestureRecognizer), !recognizer.isOver,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                recognizers.append(recognizer)
            }
        }
        for recognizer in recognizers {
            if recognizer.touches.isEmpty, !recognizer.isActive { recognizer.prepare() }
            recognizer.touches.append(touch)
            if !UIGestureRecognizer.delivering.contains(where: { $0 === recognizer }) {
                UIGestureRecognizer.delivering.append(recognizer)
            }
        }
        touch.track(recognizers)
        for recognizer in recognizers { recognizer.askForRelations() }
    }

    /// Sends an event: the recognizers get a touch before its view does.
    static func send(_ event: UIEvent, in window: UIWindow) {
        formerTime = event.timestamp
        for touch in event.allTouches ?? [] where touch.window === window {
            let recognizers = touch.gestureRecognizers ?? []
            for recognizer in recognizers where !recognizer.isOver {
                recognizer.remember()
                deliver(touch, to: recognizer, event)
            }
            deliver(touch, event)
            guard touch.phase == .ended || touch.phase == .cancelled else { continue }
            for recognizer in recognizers { recognizer.touches.removeAll { $0 === touch } }
            finish()
        }
    }

    private static func deliver(_ touch: UITouch, to recognizer: UIGestureRecognizer, _ event: UIEvent) {
        switch touch.phase {
        case .began: recognizer.touchesBegan([touch], with: event)
        case .moved: recognizer.touchesMoved([touch], with: event)
        case .ended: recognizer.touchesEnded([touch], with: event)
        case .cancelled: recognizer.touchesCancelled([touch], with: event)
        }
    }

    private static func deliver(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, !touch.isCancelledForView else { return }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        }
    }

    /// Cancels touches that a recognizer has taken: their views get no more of them.
    static func cancel(_ touches: [UITouch]) {
        for touch in touches where !touch.isCancelledForView {
            touch.isCancelledForView = true
            touch.view?.touchesCancelled([touch], with: UIEvent(touches: [touch]))
        }
    }

    /// Resets every recognizer once no finger is down.
    private static func finish() {
        let done = UIGestureRecognizer.delivering.filter(\.touches.isEmpty)
        for recognizer in done where !recognizer.isOver && !recognizer.isWaiting { recognizer.fail() }
        guard UIGestureRecognizer.delivering.allSatisfy({ $0.touches.isEmpty && !$0.isWaiting }) else {
            return
        }
        let all = UIGestureRecognizer.delivering
        UIGestureRecognizer.delivering = []
        for recognizer in all { recognizer.prepare() }
    }
}
