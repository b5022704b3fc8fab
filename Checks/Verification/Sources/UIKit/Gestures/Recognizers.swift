/// Recognizes a finger that goes down and up again in about the same place.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far the finger may stray, points.
    private let slop: CGFloat = 10
    private var start = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > slop { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { change(to: .ended) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail()
    }
}

/// Recognizes a finger that moves.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var maximumNumberOfTouches = Int.max
    /// How far a finger moves before it counts as a pan, points.
    let threshold: CGFloat = 10
    private var start = CGPoint.zero
    private var offset = CGPoint.zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    open func translation(in view: UIView?) -> CGPoint {
        let scale = scale(in: view)
        return CGPoint(x: offset.x * scale.x, y: offset.y * scale.y)
    }

    /// The velocity in points per second, over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        let now = CACurrentMediaTime()
        let recent = samples.filter { now - $0.time < 0.1 + 1e-9 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let span = CGFloat(last.time - first.time)
        let scale = scale(in: view)
        return CGPoint(
            x: (last.point.x - first.point.x) / span * scale.x,
            y: (last.point.y - first.point.y) / span * scale.y)
    }

    /// The length of one point of the window in the view's coordinates.
    private func scale(in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return CGPoint(x: 1, y: 1) }
        let unit = view.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: window as UIView)
        return CGPoint(x: unit.width, y: unit.height)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches { return fail() }
        start = location(in: nil)
        offset = .zero
        samples = [(CACurrentMediaTime(), start)]
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        samples.append((CACurrentMediaTime(), point))
        offset = CGPoint(x: point.x - start.x, y: point.y - start.y)
        if isActive {
            change(to: .changed)
        } else if hypot(offset.x, offset.y) >= threshold {
            change(to: .began)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { change(to: .ended) } else { fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { change(to: .cancelled) } else { fail() }
    }
}

/// Recognizes a pointer over the view.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    package func pointerMoved(to phase: State) {
        if phase == .began { prepare() }
        change(to: phase)
    }
}
