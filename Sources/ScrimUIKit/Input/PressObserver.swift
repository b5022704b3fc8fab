#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Reports every touch in a window to the input gate, without taking part: the recognizer recognizes nothing, and no
/// other waits for it.
///
/// The recognizer stays on the app's window once that has had overlays, for touches that begin before an overlay is shown:
/// a finger that is down then must not press a button under the overlay any more. Only in that case does it recognize
/// something, which cancels the touch for everything else.
final class PressObserver: UIGestureRecognizer {
    private weak var host: (any PressHost)?
    /// The touches that are down.
    private var pressed: Set<UITouch> = []
    /// The input plan that touches were last checked against.
    private var followed = InputPlan()

    init(_ host: any PressHost) {
        self.host = host
        // No target: the recognizer only watches.
        super.init(target: nil, action: nil)
        cancelsTouchesInView = true
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    /// Whether a finger is down in the window.
    var hasTouches: Bool { !pressed.isEmpty }

    /// Watches the touches in a window.
    func attach(to window: UIWindow) {
        window.addGestureRecognizer(self)
    }

    /// Watches nothing any more.
    func detach() {
        view?.removeGestureRecognizer(self)
    }

    /// Cancels the touches in the app, and in panels, that a new plan blocks.
    func apply(_ plan: InputPlan) {
        let before = followed
        followed = plan
        let blocks = plan.layers.filter(\.blocks)
        guard let host, !pressed.isEmpty,
            blocks.contains(where: { layer in !before.layers.contains { $0.surface == layer.surface } })
        else { return }
        let isHit = pressed.contains { touch in
            guard let view = touch.view else { return false }
            let place = host.place(of: view)
            // A panel may have moved under the finger: it counts in which views the touch began.
            if place.surface != nil {
                if case .blocked = host.gate.keyRoute(focus: place) { return true }
                return false
            }
            let point = host.stagePoint(touch.location(in: self.view), in: self.view ?? view)
            return host.gate.route(at: point, in: host.gateGeometry) != .app
        }
        guard isHit, state == .possible else { return }
        Self.cancelAll(of: pressed, except: self)
        state = .began
    }

    // No other gesture prevents this recognizer, nor is prevented by it.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pressed.formUnion(touches)
        // A touch in an alert or a menu is nobody's tap outside, nor half of a double click.
        let mine = touches.filter { touch in touch.view.map { host?.isInFrontOfOverlays($0) != true } ?? true
        }
        forEach(mine) { host, id, point, time in
            let route = host.gate.press(id, at: point, now: time, in: host.gateGeometry)
            if case .panel(let surface) = route { host.report(.touched(surface)) }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        forEach(touches) { host, id, point, _ in _ = host.gate.move(id, to: point) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        forEach(touches) { host, id, point, time in
            let release = host.gate.release(id, at: point, now: time, in: host.gateGeometry)
            if let tapped = release.tappedOutside { host.report(.tappedOutside(tapped)) }
        }
        remove(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        forEach(touches) { host, id, _, _ in host.gate.cancel(id) }
        remove(touches)
    }

    override func reset() {
        super.reset()
        pressed = []
    }

    private func remove(_ touches: Set<UITouch>) {
        pressed.subtract(touches)
        guard pressed.isEmpty else { return }
        state = state == .possible ? .failed : .cancelled
    }

    private func forEach(
        _ touches: Set<UITouch>, _ body: (any PressHost, InputGate.Sequence, Point, Instant) -> Void
    ) {
        guard let host, let view else { return }
        for touch in touches {
            let point = host.stagePoint(touch.location(in: view), in: view)
            body(host, touch.hash, point, Instant(mediaTime: touch.timestamp))
        }
    }
}

extension UIGestureRecognizer {
    /// Cancels the recognizers that have recognized something of these touches, a scroll for example, except
    /// for one.
    ///
    /// Another recognizer's beginning would not cancel them. Those on a window are left alone: the system has
    /// its own there, for its edges and for what it measures.
    fileprivate static func cancelAll(of touches: Set<UITouch>, except observer: UIGestureRecognizer) {
        let recognizers = touches.flatMap { $0.gestureRecognizers ?? [] }
        for recognizer in recognizers
        where recognizer !== observer && recognizer.isEnabled && !(recognizer.view is UIWindow) {
            // Switched off and on again, a recognizer is cancelled and stays the app's own.
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }
}
#endif
