#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Reports what a finger or pointer does to a sheet.
///
/// Over content that scrolls along the sheet's axis, the drag takes the gesture before the content does, because
/// UIKit cannot hand over a gesture midway. The core then divides each movement, and the remaining momentum, between
/// sheet and content.
@MainActor
final class SheetDrag: NSObject, SheetDragging, UIGestureRecognizerDelegate {
    private weak var surface: SurfaceView?
    private let report: @MainActor (HostEvent) -> Void
    private let pan: SheetPanRecognizer
    private var binding: GestureBinding?
    private var scrollers = ScrollChain()
    private var momentum = ContentMomentum()
    private var hold: Hold?

    /// A finger's hold of the sheet.
    private struct Hold {
        /// The finger's position at the beginning, points towards closing.
        let start: Double
        var drag = SheetDragShare()
    }

    init(of surface: SurfaceView, report: @escaping @MainActor (HostEvent) -> Void) {
        self.surface = surface
        self.report = report
        pan = SheetPanRecognizer()
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.onPress = { [weak self] in self?.pressed(on: $0) ?? false }
        let binding = GestureBinding { [weak self] _ in self?.moved() }
        binding.bind(pan, to: surface.panel)
        self.binding = binding
    }

    func follow(_ fling: ContentFling?) { momentum.follow(fling) }

    func isScrolling(at instant: Instant) -> Bool { momentum.isMoving(at: instant) }

    func tick(at instant: Instant) {
        if scrollers.isScrolledByOthers { momentum.stop() }
        scrollers.scroll(by: momentum.shares(at: instant, over: scrollers.rooms))
    }

    // MARK: The gesture

    private var sheet: SheetPlan? { surface?.plan?.sheet }

    /// Handles a finger that came down.
    ///
    /// - Returns: Whether the press alone begins the drag, because it catches a moving sheet or scrolling content.
    private func pressed(on view: UIView?) -> Bool {
        guard let surface, let sheet, let plan = surface.plan else { return false }
        let wasScrolling = isScrolling(at: .now)
        momentum.stop()
        scrollers.halt()
        return sheet.isDraggable && (wasScrolling || !plan.motion.isSettled(at: .now))
    }

    private func moved() {
        guard let surface else { return }
        let time = pan.time
        switch pan.state {
        case .began:
            hold = Hold(start: along)
            report(.dragBegan(surface.id, at: time))
        case .changed:
            guard var hold else { return }
            let growth = surface.host.stage.position(of: surface.id, at: time)?.growth ?? 0
            scrollers.scroll(
                by: hold.drag.move(to: along - hold.start, over: scrollers.rooms, growth: growth))
            self.hold = hold
            report(hold.drag.report(for: surface.id, over: scrollers.rooms, at: time))
        case .ended, .cancelled, .failed:
            guard hold != nil else { return }
            hold = nil
            report(.dragEnded(surface.id, at: time, cancelled: pan.state != .ended))
        default:
            break
        }
    }

    /// The finger's distance towards closing, measured in the window, which does not move.
    private var along: Double {
        guard let sheet, let window = surface?.window else { return 0 }
        return Point(pan.translation(in: window)).along(sheet.closing)
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.isDraggable, let window = surface?.window else { return false }
        let way = Point(pan.translation(in: window))
        // A movement across the sheet's axis is not a drag of the sheet.
        return abs(way.along(sheet.closing)) >= way.across(sheet.closing)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let surface, let sheet else { return false }
        let views = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== surface.panel }
        let point = Point(touch.location(in: surface.panel))
        let isTaken =
            sheet.takesDrag(at: point, grabber: surface.frames.grabber)
            && !views.contains { $0?.keepsGestures(along: sheet.closing) == true }
            && !(touch.type == .indirectPointer && views.contains { $0?.keepsPointer == true })
        // Set before UIKit asks which recognizers wait. That may be before this recognizer sees the touch.
        if hold == nil {
            scrollers =
                isTaken
                ? ScrollChain(from: touch.view, in: surface.panel, closing: sheet.closing) : ScrollChain()
        }
        return isTaken
    }

    /// The content's own scrolling waits until the movement turns out not to be the sheet's.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = otherGestureRecognizer as? UIPanGestureRecognizer, sheet?.isDraggable == true else {
            return false
        }
        return scrollers.contains(other.view) && (other.view as? UIScrollView)?.panGestureRecognizer === other
    }
}

extension UIView {
    /// Whether a movement on the view along the sheet's axis belongs to the view: it sets a control, turns a wheel or a
    /// page, moves the cursor in a text, or the app says so.
    fileprivate func keepsGestures(along closing: Point) -> Bool {
        if self is any SheetDragExempt || self is UIPickerView { return true }
        // A field that is not edited has no cursor to move: it only begins editing by a tap.
        if let field = self as? UITextField { return field.isFirstResponder }
        if self is UIControl { return !(self is UIButton) }
        guard let pages = self as? UIScrollView, pages.isPagingEnabled else { return false }
        return closing.y != 0
            ? pages.contentSize.height > pages.bounds.height : pages.contentSize.width > pages.bounds.width
    }

    /// Whether dragging with a pointer on the view moves an item or selects text.
    ///
    /// A finger does that only after it has rested, so before that it moves the sheet.
    fileprivate var keepsPointer: Bool {
        (self as? UITextView)?.isSelectable == true
            || interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true }
    }
}
#endif
