#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Reports every touch in a window to the input gate, and takes no part itself: the recognizer recognizes nothing, and
/// no other one waits for it.
///
/// The recognizer stays on the app's window once the window has had overlays, because of touches that begin before an
/// overlay is shown. Such a finger must not press a button under the overlay any more. A separate recognizer, which
/// tracks only this touch, cancels it for everything else. Other fingers continue what they do.
final class PressObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// The number of fingers that may come down in one event: those of a hand.
    private static let spareCancellers = 5

    private weak var host: (any PressHost)?
    /// The touches that are down.
    private var pressed: Set<UITouch> = []
    /// The recognizers of the touches that are down, and spare ones for the next touches.
    private var cancellers: [TouchCanceller] = []
    /// The input plan that the touches were last checked against.
    private var followed = InputPlan()

    init(_ host: any PressHost) {
        self.host = host
        // Without a target, the recognizer only observes.
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    /// Whether a finger is down in the view.
    var hasTouches: Bool { !pressed.isEmpty }

    /// Observes the touches in a view: a window, or a view in one of the system's windows.
    func attach(to view: UIView) {
        view.addGestureRecognizer(self)
        prepareCancellers()
    }

    /// Stops observing.
    func detach() {
        for canceller in cancellers { view?.removeGestureRecognizer(canceller) }
        cancellers = []
        view?.removeGestureRecognizer(self)
    }

    /// Cancels the touches in the app and in panels that a new plan blocks.
    func apply(_ plan: InputPlan) {
        let before = followed
        followed = plan
        let blocks = plan.layers.filter(\.blocks)
        guard let host, !pressed.isEmpty,
            blocks.contains(where: { layer in !before.layers.contains { $0.surface == layer.surface } })
        else { return }
        let covered = pressed.filter { isCovered($0, in: host) }
        let cancelled = cancellers.filter { $0.state != .possible }.compactMap(\.touch)
        Self.cancelAll(of: covered.subtracting(cancelled), sparing: pressed.subtracting(covered))
        for canceller in cancellers {
            if let touch = canceller.touch, covered.contains(touch) { canceller.cancelTouch() }
        }
    }

    /// Whether a touch is under a surface that blocks it.
    private func isCovered(_ touch: UITouch, in host: any PressHost) -> Bool {
        guard let view = touch.view else { return false }
        let place = host.place(of: view)
        // A panel may have moved under the finger, so the view in which the touch began decides.
        if place.surface != nil {
            if case .blocked = host.gate.keyRoute(focus: place) { return true }
            return false
        }
        let point = host.stagePoint(touch.location(in: self.view), in: self.view ?? view)
        return host.gate.route(at: point, in: host.gateGeometry) != .app
    }

    // The recognizer neither prevents other gestures nor is prevented by them.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        note(event)
        pressed.formUnion(touches)
        prepareCancellers()
        // A touch in an alert or a menu is neither a tap outside nor half of a double click.
        let mine = touches.filter { touch in touch.view.map { host?.isInFrontOfOverlays($0) != true } ?? true
        }
        forEach(mine) { host, id, point, time in
            let route = host.gate.press(id, at: point, now: time, in: host.gateGeometry)
            if case .panel(let surface) = route { host.report(.touched(surface)) }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        note(event)
        forEach(touches) { host, id, point, _ in _ = host.gate.move(id, to: point) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        note(event)
        forEach(touches) { host, id, point, time in
            let release = host.gate.release(id, at: point, now: time, in: host.gateGeometry)
            if let tapped = release.tappedOutside { host.report(.tappedOutside(tapped)) }
        }
        remove(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        note(event)
        forEach(touches) { host, id, _, _ in host.gate.cancel(id) }
        remove(touches)
    }

    override func reset() {
        super.reset()
        pressed = []
    }

    private func remove(_ touches: Set<UITouch>) {
        pressed.subtract(touches)
        if pressed.isEmpty { state = .failed }
    }

    // MARK: The recognizers of single touches

    /// Gives each touch to one canceller.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let canceller = gestureRecognizer as? TouchCanceller else { return true }
        if canceller.touch === touch { return true }
        guard !canceller.isPressed, !cancellers.contains(where: { $0.touch === touch }) else { return false }
        canceller.touch = touch
        return true
    }

    /// Prepares recognizers for the next fingers.
    ///
    /// It is unknown whether a recognizer that has ended gets a new touch while another finger rests, so it is
    /// replaced. Unneeded recognizers are removed.
    private func prepareCancellers() {
        let spare = cancellers.filter { !$0.isPressed && $0.state == .possible }.prefix(Self.spareCancellers)
        let kept = cancellers.filter(\.isPressed) + spare
        for canceller in cancellers where !kept.contains(where: { $0 === canceller }) {
            view?.removeGestureRecognizer(canceller)
        }
        cancellers = kept
        for _ in spare.count..<Self.spareCancellers {
            let canceller = TouchCanceller(for: self)
            view?.addGestureRecognizer(canceller)
            cancellers.append(canceller)
        }
    }

    private func note(_ event: UIEvent) { host?.noteEvent(at: Instant(mediaTime: event.timestamp)) }

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
    /// Cancels the recognizers that track any of these touches, except those that also track one of the other touches
    /// and whose gesture is under way, such as a pinch.
    ///
    /// A recognizer with two touches may still be waiting to press something by either of them, as SwiftUI's does. The
    /// covered touch must not press it, so the other touch is lost, too.
    ///
    /// The beginning of another recognizer would not cancel these recognizers. Those on a window are left alone:
    /// the system has its own there, for screen edges and for measurements. So are the library's own, which may be
    /// on a bar.
    fileprivate static func cancelAll(of touches: Set<UITouch>, sparing others: Set<UITouch>) {
        let spared = others.flatMap { $0.gestureRecognizers ?? [] }
            .filter { $0.state == .began || $0.state == .changed }
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
        where recognizer.isEnabled && !(recognizer.view is UIWindow)
            && !(recognizer is PressObserver || recognizer is TouchCanceller)
            && !spared.contains(where: { $0 === recognizer })
        {
            // A recognizer that is switched off and on again is cancelled, but not otherwise changed.
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }
}
#endif
