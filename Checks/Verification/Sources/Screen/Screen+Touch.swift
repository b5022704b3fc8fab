import UIKit

extension Screen {
    /// Whether the event with which UIKit looks for a touch's view still has the time of the event before.
    public static var hitTestsHaveFormerTime: Bool {
        get { TouchDelivery.hitTestsWithFormerTime }
        set { TouchDelivery.hitTestsWithFormerTime = newValue }
    }

    /// Puts a finger down at a point of the screen; the topmost window that takes the point gets the touch.
    ///
    /// Returns the view that was hit; `nil`: no window of the scene took the touch.
    ///
    /// - Parameters:
    ///   - finger: The finger's number; several may be down, and each is a separate touch.
    ///   - type: A finger, or a pointer whose button is pressed.
    @discardableResult
    public func touchDown(
        at point: CGPoint, finger: Int = 1, type: UITouch.TouchType = .direct
    ) -> UIView? {
        precondition(fingers[finger] == nil, "that finger is down")
        let target = TouchDelivery.target(at: point, in: scene)
        let touch = UITouch(at: point, in: target?.0, view: target?.1, type: type)
        fingers[finger] = touch
        TouchDelivery.begin(touch)
        send(touch)
        return target?.1
    }

    /// Puts fingers down in one event: finger 1 at the first point, and so on.
    public func touchDown(atOnce points: [CGPoint]) {
        var touches: Set<UITouch> = []
        for (index, point) in points.enumerated() {
            precondition(fingers[index + 1] == nil, "that finger is down")
            let target = TouchDelivery.target(at: point, in: scene)
            let touch = UITouch(at: point, in: target?.0, view: target?.1)
            fingers[index + 1] = touch
            TouchDelivery.begin(touch)
            touches.insert(touch)
        }
        UIApplication.shared.sendEvent(UIEvent(touches: touches))
        turn()
    }

    /// Moves the finger to a point at once.
    ///
    /// - Parameter delay: How long ago the finger moved, in seconds, because the app was busy.
    public func touchMove(to point: CGPoint, finger: Int = 1, delay: TimeInterval = 0) {
        guard let touch = fingers[finger] else { return }
        touch.advance(to: .moved, at: point, delay: delay)
        send(touch)
    }

    /// Moves the finger to a point in steps of one frame each.
    public func drag(to point: CGPoint, over seconds: TimeInterval) {
        guard let start = fingers[1]?.location(in: nil) else { return }
        let steps = max(1, Int((seconds / Self.frame).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            advance(by: seconds / Double(steps))
            touchMove(
                to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
        }
    }

    /// Lifts the finger where it is.
    public func touchUp(finger: Int = 1, delay: TimeInterval = 0) {
        guard let touch = fingers.removeValue(forKey: finger) else { return }
        touch.lift(to: .ended, delay: delay)
        send(touch)
    }

    /// Cancels the touch, as the system may.
    public func cancelTouch(finger: Int = 1) {
        guard let touch = fingers.removeValue(forKey: finger) else { return }
        touch.lift(to: .cancelled)
        send(touch)
    }

    /// Puts a finger down and lifts it.
    ///
    /// Returns the view that was hit; `nil`: none.
    @discardableResult
    public func tap(at point: CGPoint) -> UIView? {
        let hit = touchDown(at: point)
        advance(by: 0.05)
        touchUp()
        return hit
    }

    /// The view that a touch at this point would reach.
    public func hit(at point: CGPoint) -> UIView? {
        TouchDelivery.target(at: point, in: scene)?.1
    }

    /// Moves a pointer to a point, and notifies the hover recognizers there.
    public func hover(at point: CGPoint) {
        let over = hit(at: point)
        for view in hovered where over?.isDescendant(of: view) != true { endHover(view) }
        guard var view = over else { return }
        while true {
            let isNew = !hovered.contains { $0 === view }
            for recognizer in view.gestureRecognizers ?? [] {
                (recognizer as? UIHoverGestureRecognizer)?.pointerMoved(to: isNew ? .began : .changed)
            }
            if isNew { hovered.append(view) }
            guard let parent = view.superview else { return }
            view = parent
        }
    }

    private func endHover(_ view: UIView) {
        hovered.removeAll { $0 === view }
        for recognizer in view.gestureRecognizers ?? [] {
            (recognizer as? UIHoverGestureRecognizer)?.pointerMoved(to: .ended)
        }
    }

    private func send(_ touch: UITouch) {
        UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
        turn()
    }
}
