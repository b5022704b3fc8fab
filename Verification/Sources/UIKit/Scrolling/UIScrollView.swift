@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// Each of these is optional on Apple's platforms.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A window onto something larger; its offset is its bounds' origin.
@MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var decelerationRate = DecelerationRate.normal
    open private(set) var isTracking = false
    open private(set) var isDragging = false
    open private(set) var isDecelerating = false

    private lazy var pan = ScrollPanRecognizer(scrollView: self)
    private var start = CGPoint.zero
    private var velocity = CGPoint.zero
    private final class Weak {
        weak var view: UIScrollView?
        init(_ view: UIScrollView) { self.view = view }
    }
    private static var coasting: [Weak] = []
    private static weak var tracked: UIScrollView?

    /// Whether the user moves one, or one goes on from that.
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
        set { scroll(to: newValue) }
    }

    open var adjustedContentInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: contentInset
        case .automatic, .scrollableAxes, .always: contentInset.adding(safeAreaInsets)
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopCoasting()
        scroll(to: contentOffset)
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        scroll(to: offset)
    }

    open func flashScrollIndicators() {}

    private func scroll(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: The finger

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            stopCoasting()
            isTracking = true
            Self.tracked = self
            isDragging = true
            start = contentOffset
            delegate?.scrollViewWillBeginDragging(self)
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
        scroll(
            to: CGPoint(
                x: resisted(wanted.x, range.x, always: alwaysBounceHorizontal, length: bounds.width),
                y: resisted(wanted.y, range.y, always: alwaysBounceVertical, length: bounds.height)))
    }

    private func release(_ speed: CGPoint) {
        isTracking = false
        isDragging = false
        let range = range
        velocity = CGPoint(
            x: range.x.lowerBound < range.x.upperBound ? -speed.x : 0,
            y: range.y.lowerBound < range.y.upperBound ? -speed.y : 0)
        let rate = CGFloat(decelerationRate.rawValue)
        let reach = 1 / (1 - rate) / 1000
        var target = CGPoint(
            x: clamp(contentOffset.x + velocity.x * reach, range.x),
            y: clamp(contentOffset.y + velocity.y * reach, range.y))
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target)
        isDecelerating = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
        guard isDecelerating else { return }
        self.target = target
        Self.coasting.append(Weak(self))
    }

    // MARK: After the finger

    private var target = CGPoint.zero

    /// Nears where it will come to rest, on the screen's clock.
    static func coastAll(for interval: TimeInterval) {
        for entry in coasting { entry.view?.coast(for: interval) }
        coasting.removeAll { $0.view?.isDecelerating != true }
    }

    private func coast(for interval: TimeInterval) {
        guard isDecelerating else { return }
        let left = CGFloat(pow(Double(decelerationRate.rawValue), interval * 1000))
        let next = CGPoint(
            x: target.x + (contentOffset.x - target.x) * left,
            y: target.y + (contentOffset.y - target.y) * left)
        let near = abs(next.x - target.x) < 0.5 && abs(next.y - target.y) < 0.5
        scroll(to: near ? target : next)
        guard near else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func stopCoasting() {
        guard isDecelerating else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> { low...max(low, high) }
        return (
            range(-insets.left, contentSize.width + insets.right - bounds.width),
            range(-insets.top, contentSize.height + insets.bottom - bounds.height)
        )
    }

    /// Beyond the ends the content follows half as far, where it bounces at all.
    private func resisted(
        _ value: CGFloat, _ range: ClosedRange<CGFloat>, always: Bool, length: CGFloat
    ) -> CGFloat {
        let inside = clamp(value, range)
        let scrolls = range.lowerBound < range.upperBound || always
        guard bounces, scrolls else { return inside }
        return inside + (value - inside) / 2
    }

    private func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// Whether a finger that moves so would scroll it.
    func wouldScroll(along translation: CGPoint) -> Bool {
        let range = range
        let vertical = abs(translation.y) >= abs(translation.x)
        return vertical
            ? range.y.lowerBound < range.y.upperBound || alwaysBounceVertical
            : range.x.lowerBound < range.x.upperBound || alwaysBounceHorizontal
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

    override func change(to next: State) {
        if next == .began, scrollView?.wouldScroll(along: translation(in: nil)) == false { return fail() }
        super.change(to: next)
    }
}
