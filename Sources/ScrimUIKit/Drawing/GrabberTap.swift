#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Reports a tap on a sheet's grabber.
///
/// A view in the panel that handles the tap comes first. A press that catches a sheet is no tap: the gesture that
/// drags the sheet begins with such a press, and prevents this one.
@MainActor
final class GrabberTap: NSObject, UIGestureRecognizerDelegate {
    private weak var surface: SurfaceView?
    private let tap = UITapGestureRecognizer()
    private var binding: GestureBinding?

    init(on surface: SurfaceView) {
        self.surface = surface
        super.init()
        tap.delegate = self
        // Content may handle touches itself, without a recognizer.
        tap.cancelsTouchesInView = false
        let binding = GestureBinding { [weak surface] recognizer in
            guard recognizer.state == .ended, let surface else { return }
            surface.host.report(.grabberTapped(surface.id))
        }
        binding.bind(tap, to: surface.panel)
        self.binding = binding
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let surface, let hit = touch.view, let sheet = surface.plan?.sheet else { return false }
        let point = Point(touch.location(in: surface.panel))
        guard sheet.takesTap(at: point, grabber: surface.frames.grabber) else { return false }
        let panel = surface.panel
        let views = sequence(first: hit, next: { $0.superview }).prefix { $0 !== panel }
        // What is in a list may be one of its rows.
        return !views.contains { $0.hasGestures } && !views.dropFirst().contains { $0 is UIScrollView }
    }
}

extension UIView {
    /// Whether a tap on the view may be for the app: it is a control, or has gestures of its own.
    ///
    /// The gestures with which a scroll view scrolls do not count.
    fileprivate var hasGestures: Bool {
        if self is UIControl { return true }
        let gestures = (gestureRecognizers ?? []).filter { $0.isEnabled && !($0 is UIPanGestureRecognizer) }
        return self is UIScrollView
            ? gestures.contains { $0 is UITapGestureRecognizer } : !gestures.isEmpty
    }
}
#endif
