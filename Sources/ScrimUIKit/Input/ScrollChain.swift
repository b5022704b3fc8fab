#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The scroll views under a finger on a sheet: the innermost first, up to the panel.
///
/// Only their scrolling along the sheet's axis counts.
@MainActor
struct ScrollChain {
    private var views: [WeakScrollView] = []
    private var closing = Point.zero

    private struct WeakScrollView {
        weak var view: UIScrollView?
        /// The fraction of a pixel that the view did not move, because UIKit rounds offsets.
        var rest = CGPoint.zero
        /// Where the view was after its last scroll; `nil`: not scrolled yet.
        var left: Place?
    }

    /// The scroll position of a view, and what it depends on.
    private struct Place {
        let offset: CGPoint
        let size: CGSize
        let insets: UIEdgeInsets

        @MainActor init(of view: UIScrollView) {
            (offset, size, insets) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
        }
    }

    /// An empty chain.
    init() {}

    /// - Parameters:
    ///   - view: The view that was hit.
    ///   - panel: The sheet's panel, which is not part of the chain.
    ///   - closing: The direction that closes the sheet (`SheetPlan.closing`).
    init(from view: UIView?, in panel: UIView, closing: Point) {
        self.closing = closing
        guard let view else { return }
        views = sequence(first: view, next: \.superview).prefix { $0 !== panel }
            .compactMap { $0 as? UIScrollView }.filter { $0.isScrollEnabled && $0.isUserInteractionEnabled }
            .map { WeakScrollView(view: $0) }
    }

    /// Whether a view is part of the chain.
    func contains(_ view: UIView?) -> Bool { views.contains { $0.view === view && view != nil } }

    /// How far each scroll view can scroll, towards closing and towards opening the sheet.
    var rooms: [ScrollRoom] {
        views.map { scroller in
            guard let view = scroller.view else { return ScrollRoom(closing: 0, opening: 0) }
            let insets = view.adjustedContentInset
            let isVertical = closing.y != 0
            let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
            let least = isVertical ? -insets.top : -insets.left
            let most =
                isVertical
                ? view.contentSize.height + insets.bottom - view.bounds.height
                : view.contentSize.width + insets.right - view.bounds.width
            let (back, on) = (offset - least, most - offset)
            return closing.x + closing.y > 0
                ? ScrollRoom(closing: back, opening: on) : ScrollRoom(closing: on, opening: back)
        }
    }

    /// Scrolls each scroll view by its share, positive towards closing the sheet.
    mutating func scroll(by shares: [Double]) {
        for (index, share) in zip(views.indices, shares) where share != 0 {
            guard let view = views[index].view else { continue }
            let (offset, rest) = (view.contentOffset, views[index].rest)
            let wanted = CGPoint(
                x: offset.x + rest.x - closing.x * share, y: offset.y + rest.y - closing.y * share)
            view.contentOffset = wanted
            let shown = view.contentOffset
            views[index].rest = CGPoint(
                x: Self.rest(of: wanted.x, shown.x), y: Self.rest(of: wanted.y, shown.y))
            // An endless list changes its offset during layout.
            view.layoutIfNeeded()
            views[index].left = Place(of: view)
        }
    }

    /// Whether something else scrolls, or has scrolled since: the app, the status bar, two fingers on a trackpad.
    ///
    /// A list that measures its rows moves as well, but its content size changes, so that does not count.
    var isScrolledByOthers: Bool {
        views.contains { scroller in
            guard let view = scroller.view, let left = scroller.left else { return false }
            let now = Place(of: view)
            guard now.size == left.size, now.insets == left.insets else { return false }
            return view.isTracking || abs(now.offset.x - left.offset.x) > 1
                || abs(now.offset.y - left.offset.y) > 1
        }
    }

    /// What rounding has left of an offset; zero if the app keeps the view elsewhere.
    private static func rest(of wanted: CGFloat, _ shown: CGFloat) -> CGFloat {
        abs(wanted - shown) < 1 ? wanted - shown : 0
    }

    /// Stops scroll views that still move by the momentum of an earlier gesture.
    func halt() {
        for scroller in views {
            guard let view = scroller.view, view.isDecelerating else { continue }
            view.setContentOffset(view.contentOffset, animated: false)
        }
    }
}
#endif
