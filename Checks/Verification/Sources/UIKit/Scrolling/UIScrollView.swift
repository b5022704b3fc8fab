/// A view onto larger content; its content offset is the origin of its bounds.
@MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case never = 2
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
    }

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether a tap on the status bar scrolls to the top; if two views on screen want that, it does nothing.
    open var scrollsToTop = true
    open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
    open var showsHorizontalScrollIndicator = true
    /// Whether the view comes to rest at multiples of its size.
    open var isPagingEnabled = false
    open var keyboardDismissMode = KeyboardDismissMode.none
    open private(set) var isTracking = false
    open private(set) var isDragging = false
    open private(set) var isDecelerating = false

    private lazy var pan = ScrollPanRecognizer(scrollView: self)
    /// The fraction of the remaining distance that is left after a millisecond.
    private let deceleration: CGFloat = 0.998
    private var start = CGPoint.zero
    private final class Weak {
        weak var view: UIScrollView?
        init(_ view: UIScrollView) { self.view = view }
    }
    private static var coasting: [Weak] = []
    private static weak var tracked: UIScrollView?

    /// Whether the user scrolls a view, or a view still scrolls by momentum.
    static var isAnyScrolled: Bool {
        tracked?.isTracking == true || coasting.contains { $0.view?.isDecelerating == true }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(pan)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(pan)
    }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: Self.inPixels(newValue)) }
    }

    /// Rounds a point as UIKit rounds an offset that code sets: to pixels, with three to a point.
    private static func inPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 3).rounded() / 3, y: (point.y * 3).rounded() / 3)
    }

    open var adjustedContentInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: contentInset
        case .automatic: contentInset.adding(safeAreaInsets)
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        isDecelerating = false
        self.contentOffset = contentOffset
    }

    open func flashScrollIndicators() {}

    /// Whether a drag takes the touch from a view in the content that has had it for a moment.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private func scroll(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        setNeedsLayout()
    }

    // MARK: The finger

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            isDecelerating = false
            isTracking = true
            Self.tracked = self
            isDragging = true
            start = contentOffset
            follow(pan)
        case .changed: follow(pan)
        case .ended: release(pan.velocity(in: self))
        case .cancelled: release(.zero)
        case .possible, .failed: break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: self)
        let wanted = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
        let range = range
        scroll(to: CGPoint(x: resisted(wanted.x, range.x), y: resisted(wanted.y, range.y)))
    }

    private func release(_ speed: CGPoint) {
        isTracking = false
        isDragging = false
        let range = range
        let velocity = CGPoint(
            x: range.x.lowerBound < range.x.upperBound ? -speed.x : 0,
            y: range.y.lowerBound < range.y.upperBound ? -speed.y : 0)
        let reach = 1 / (1 - deceleration) / 1000
        target = CGPoint(
            x: clamp(contentOffset.x + velocity.x * reach, range.x),
            y: clamp(contentOffset.y + velocity.y * reach, range.y))
        isDecelerating = target != contentOffset
        if isDecelerating { Self.coasting.append(Weak(self)) }
    }

    // MARK: After the finger

    private var target = CGPoint.zero

    /// Moves every decelerating view towards its final offset, on the screen's clock.
    static func coastAll(for interval: TimeInterval) {
        for entry in coasting { entry.view?.coast(for: interval) }
        coasting.removeAll { $0.view?.isDecelerating != true }
    }

    private func coast(for interval: TimeInterval) {
        guard isDecelerating else { return }
        let left = CGFloat(pow(Double(deceleration), interval * 1000))
        let next = CGPoint(
            x: target.x + (contentOffset.x - target.x) * left,
            y: target.y + (contentOffset.y - target.y) * left)
        let near = abs(next.x - target.x) < 0.5 && abs(next.y - target.y) < 0.5
        scroll(to: near ? target : next)
        isDecelerating = !near
    }

    private var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> { low...max(low, high) }
        return (
            range(-insets.left, contentSize.width + insets.right - bounds.width),
            range(-insets.top, contentSize.height + insets.bottom - bounds.height)
        )
    }

    /// Beyond the ends, the content follows half as far, if it scrolls at all.
    private func resisted(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        let inside = clamp(value, range)
        return range.lowerBound < range.upperBound ? inside + (value - inside) / 2 : inside
    }

    private func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// Whether a finger that moves by this translation would scroll the view.
    func wouldScroll(along translation: CGPoint) -> Bool {
        let range = range
        let along = abs(translation.y) >= abs(translation.x) ? range.y : range.x
        return along.lowerBound < along.upperBound
    }
}

final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        addTarget(self, action: { target in { (pan: UIPanGestureRecognizer) in target.panned(pan) } })
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        scrollView?.panned(recognizer)
    }

    /// For how long a scroll view keeps a touch from its content, to see whether the finger scrolls, seconds.
    private static let delay: TimeInterval = 0.15

    override func change(to next: State) {
        if next == .began, scrollView?.wouldScroll(along: translation(in: nil)) == false { return fail() }
        if next == .began, isKeptByContent { return fail() }
        super.change(to: next)
    }

    /// Whether a finger rests on a view of the content that keeps its touch.
    private var isKeptByContent: Bool {
        guard let scrollView else { return false }
        return touches.contains { touch in
            guard let view = touch.view, view !== scrollView else { return false }
            return touch.duration >= Self.delay && !scrollView.touchesShouldCancel(in: view)
        }
    }
}
