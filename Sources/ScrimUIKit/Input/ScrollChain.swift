import Scrim
import UIKit

/// What scrolls under a finger on a sheet, along the sheet's axis: the innermost first, up to the panel.
@MainActor
struct ScrollChain {
    private var views: [Scroller] = []
    private var closing = Point.zero

    private struct Scroller {
        weak var view: UIScrollView?
    }

    /// Nothing.
    init() {}

    /// - Parameters:
    ///   - view: What was hit.
    ///   - panel: Where to stop.
    ///   - closing: The sheet's way (`SheetPlan.closing`).
    init(from view: UIView?, in panel: UIView, closing: Point) {
        self.closing = closing
        guard let view else { return }
        views = sequence(first: view, next: \.superview).prefix { $0 !== panel }
            .compactMap { $0 as? UIScrollView }.filter { $0.isScrollEnabled && $0.isUserInteractionEnabled }
            .map { Scroller(view: $0) }
    }

    /// Whether any of it has somewhere to go.
    var canScroll: Bool { rooms.contains { $0.closing > 0 || $0.opening > 0 } }

    /// Whether a view is one of them.
    func contains(_ view: UIView?) -> Bool { views.contains { $0.view === view && view != nil } }

    /// How far each can go.
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

    /// Scrolls each by its share, positive towards closing.
    func scroll(by shares: [Double]) {
        for (scroller, share) in zip(views, shares) where share != 0 {
            guard let view = scroller.view else { continue }
            let offset = view.contentOffset
            view.contentOffset = CGPoint(x: offset.x - closing.x * share, y: offset.y - closing.y * share)
        }
    }

    /// Stops what goes on by the momentum of an earlier gesture.
    func halt() {
        for scroller in views {
            guard let view = scroller.view, view.isDecelerating else { continue }
            view.setContentOffset(view.contentOffset, animated: false)
        }
    }
}
