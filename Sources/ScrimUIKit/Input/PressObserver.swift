import Scrim
import UIKit

/// Tells the gate of every touch in a window, and takes part in none: it recognises nothing, and nothing waits for it.
///
/// It stays on the app's window once that has had overlays, for what begins before one is shown: a finger that is
/// down then must not press a button under it any more. Only then does it recognise something, which takes the touch
/// from whoever had it.
final class PressObserver: UIGestureRecognizer {
    private weak var host: UIKitHost?
    private var fingers: Set<UITouch> = []
    private var blocked = InputPlan()

    init(_ host: UIKitHost) {
        self.host = host
        // The target is nobody's: it only listens.
        super.init(target: nil, action: nil)
        cancelsTouchesInView = true
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    /// Listens to a window.
    func watch(_ window: UIWindow) {
        window.addGestureRecognizer(self)
    }

    /// Listens no more.
    func leave() {
        view?.removeGestureRecognizer(self)
    }

    /// Breaks off the touches in the app that have become blocked.
    func follow(_ plan: InputPlan) {
        let before = blocked
        blocked = plan
        let blocks = plan.layers.filter { $0.outside != .live }
        guard let host, !fingers.isEmpty,
            blocks.contains(where: { layer in !before.layers.contains { $0.surface == layer.surface } })
        else { return }
        let isHit = fingers.contains { touch in
            guard let view = touch.view, host.surfaceID(containing: view) == nil else { return false }
            let place = host.stagePoint(touch.location(in: self.view), in: self.view ?? view)
            return host.stage.gate.route(at: place, in: host.stage.geometry) != .app
        }
        guard isHit, state == .possible else { return }
        Interruption.cancelGestures(of: fingers, except: self)
        state = .began
    }

    // Not by anybody else's gesture, nor they by this one.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers.formUnion(touches)
        forEach(touches) { host, id, place, time in
            _ = host.stage.gate.press(id, at: place, now: time, in: host.stage.geometry)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        forEach(touches) { host, id, place, _ in _ = host.stage.gate.move(id, to: place) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        forEach(touches) { host, id, place, time in
            let release = host.stage.gate.release(id, at: place, now: time, in: host.stage.geometry)
            if let tapped = release.tappedOutside { host.report(.tappedOutside(tapped)) }
        }
        lift(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        forEach(touches) { host, id, _, _ in host.stage.gate.cancel(id) }
        lift(touches)
    }

    override func reset() {
        super.reset()
        fingers = []
    }

    private func lift(_ touches: Set<UITouch>) {
        fingers.subtract(touches)
        guard fingers.isEmpty else { return }
        state = state == .possible ? .failed : .cancelled
    }

    private func forEach(
        _ touches: Set<UITouch>, _ body: (UIKitHost, InputGate.Sequence, Point, Instant) -> Void
    ) {
        guard let host, let view else { return }
        for touch in touches {
            let place = host.stagePoint(touch.location(in: view), in: view)
            body(host, touch.hash, place, Instant(mediaTime: touch.timestamp))
        }
    }
}

/// Breaks off what the app does with fingers that are down.
@MainActor
enum Interruption {
    /// Cancels the gestures that have recognised something, a scroll for example: another's beginning would not.
    static func cancelGestures(of touches: Set<UITouch>, except observer: UIGestureRecognizer) {
        let recognizers = touches.flatMap { $0.gestureRecognizers ?? [] }
        for recognizer in recognizers where recognizer !== observer && recognizer.isEnabled {
            // Switched off and on again, a recogniser is cancelled and stays the app's own.
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }
}
