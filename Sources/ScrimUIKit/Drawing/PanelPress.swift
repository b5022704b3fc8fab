#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Reports how far and how fast a finger moved that was lifted from a panel, if no control in the panel took the touch.
@MainActor
final class PanelPress: NSObject, UIGestureRecognizerDelegate {
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var bindings: [GestureBinding] = []

    /// - Parameter released: Called with the distance in points, and the velocity in points per second.
    init(on panel: UIView, released: @escaping @MainActor (_ way: Point, _ velocity: Point) -> Void) {
        super.init()
        let panned = GestureBinding { [weak panel] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended,
                let window = panel?.window
            else { return }
            released(Point(pan.translation(in: window)), Point(pan.velocity(in: window)))
        }
        let tapped = GestureBinding { if $0.state == .ended { released(.zero, .zero) } }
        bindings = [panned, tapped]
        panned.bind(pan, to: panel)
        tapped.bind(tap, to: panel)
        (pan.delegate, tap.delegate) = (self, self)
        isEnabled = false
    }

    /// Whether presses on the panel are reported.
    var isEnabled: Bool {
        get { pan.isEnabled }
        set { (pan.isEnabled, tap.isEnabled) = (newValue, newValue) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let panel = gestureRecognizer.view
        let views = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== panel }
        return !views.contains { $0 is UIControl }
    }
}
#endif
