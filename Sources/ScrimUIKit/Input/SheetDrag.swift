import Scrim
import UIKit

/// Reports what a finger or pointer does to a sheet.
///
/// Over content that scrolls along the sheet's axis it takes the gesture before that content does: UIKit's own could
/// not hand it over in its midst. Each movement is then shared by the core, and so is the momentum that is left.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var surface: SurfaceView?
    private let report: @MainActor (HostEvent) -> Void
    private let pan: SheetPan
    private var binding: GestureBinding?
    private var scrollers = ScrollChain()
    private var momentum = ContentMomentum()
    private var hold: Hold?

    /// A finger's hold of the sheet: how far it went, the sheet and the content; points, towards closing.
    private struct Hold {
        let start: Double
        var way = 0.0
        var by = 0.0
        var scrolled = 0.0
    }

    init(of surface: SurfaceView, report: @escaping @MainActor (HostEvent) -> Void) {
        self.surface = surface
        self.report = report
        pan = SheetPan()
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.pressed = { [weak self] in self?.pressed(on: $0) ?? false }
        let binding = GestureBinding { [weak self] _ in self?.moved() }
        binding.bind(pan, to: surface.panel)
        self.binding = binding
    }

    /// Scrolls on by the momentum that the plan leaves the content with.
    func tick(at instant: Instant) {
        momentum.follow(surface?.plan?.sheet?.fling)
        scrollers.scroll(by: momentum.shares(at: instant, over: scrollers.rooms))
    }

    // MARK: The gesture

    private var sheet: SheetPlan? { surface?.plan?.sheet }

    /// A finger came down.
    ///
    /// - Returns: Whether that alone takes hold: what moves is caught.
    private func pressed(on view: UIView?) -> Bool {
        guard let surface, let sheet, let plan = surface.plan else { return false }
        let isFlung = sheet.fling.map { !$0.isSettled(at: .now) } ?? false
        momentum.stop()
        scrollers = ScrollChain(from: view, in: surface.panel, closing: sheet.closing)
        scrollers.halt()
        return sheet.isDraggable && (isFlung || !plan.motion.isSettled(at: .now))
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
            let way = along - hold.start
            let rooms = scrollers.rooms
            let growth = surface.host.growth(of: surface.id, at: time)
            let share = ScrollHandover(of: way - hold.way, over: rooms, growth: growth)
            scrollers.scroll(by: share.content)
            hold.way = way
            hold.by += share.sheet
            hold.scrolled += share.content.reduce(0, +)
            self.hold = hold
            let room = scrollers.rooms.map(\.opening).reduce(0, +)
            let content = rooms.isEmpty ? nil : ContentScroll(by: hold.scrolled, room: room)
            report(.dragMoved(surface.id, by: hold.by, content: content, at: time))
        case .ended, .cancelled, .failed:
            guard hold != nil else { return }
            hold = nil
            report(.dragEnded(surface.id, at: time, cancelled: pan.state != .ended))
        default:
            break
        }
    }

    /// The finger's way towards closing, measured on what stays where it is.
    private var along: Double {
        guard let sheet, let window = surface?.window else { return 0 }
        return Point(pan.translation(in: window)).along(sheet.closing)
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.isDraggable, let window = surface?.window else { return false }
        let way = Point(pan.translation(in: window))
        // Across it, the movement is none of the sheet's.
        return abs(way.along(sheet.closing)) >= way.across(sheet.closing)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // What is set by a movement has it for itself: a slider, a colour wheel.
        guard let surface, sheet?.isDraggable == true else { return false }
        let views = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== surface.panel }
        return !views.contains { $0 is UIControl && !($0 is UIButton) }
    }

    /// The content's own scrolling waits to hear that the movement is not the sheet's.
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

/// A pan that can begin by the press alone, and tells when its last event happened.
final class SheetPan: UIPanGestureRecognizer {
    /// Told of a press and what it hit; says whether the pan begins with it.
    var pressed: (UIView?) -> Bool = { _ in false }
    private(set) var time = Instant()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        note(touches)
        if state == .possible, pressed(touches.first?.view) { state = .began }
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
