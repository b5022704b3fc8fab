#if canImport(UIKit)
import UIKit

/// Keeps a view of the library's just above a region: in the region's superview, never in the region, and outside of
/// everything that scrolls.
///
/// Where something older is above a view around the region, the view goes in front of that: beside the outer view.
@MainActor
final class RegionAttachment {
    private weak var region: UIView?
    /// The view that `view` is as large as: the region, or the outermost scroll view around it.
    private weak var anchor: UIView?
    /// The view that `view` lies above: the anchor, or a view around it.
    private(set) weak var base: UIView?
    /// The view above the region.
    let view: UIView
    /// A hidden view with the region's frame: when the region moves in its scroll view, `view` is laid out again.
    private let regionGuide = UIView()
    private var constraints: [NSLayoutConstraint] = []

    /// Called before the view goes from where it is.
    private let willMove: () -> Void

    /// - Parameter view: The view to put above the region; the attachment keeps it alive.
    init(_ view: UIView, willMove: @escaping () -> Void = {}) {
        self.view = view
        self.willMove = willMove
        view.translatesAutoresizingMaskIntoConstraints = false
        view.clipsToBounds = true
        regionGuide.translatesAutoresizingMaskIntoConstraints = false
        regionGuide.isUserInteractionEnabled = false
        regionGuide.isHidden = true
        view.insertSubview(regionGuide, at: 0)
    }

    /// Puts the view above a region and in front of others, if it is not there already.
    ///
    /// - Returns: Whether there is a superview to put it into.
    @discardableResult
    func attach(above region: UIView, inFrontOf others: AttachedViews = AttachedViews()) -> Bool {
        let anchor = region.outermostScrollView ?? region
        let base = chooseBase(above: region, anchor, inFrontOf: others)
        // A region that is in its own overlay has no container for it.
        guard let container = base.superview, !container.isDescendant(of: view) else {
            detach()
            return false
        }
        let isAttached =
            self.region === region && self.anchor === anchor && self.base === base
            && view.superview === container
            // UIKit removes constraints to views that leave the tree.
            && constraints.allSatisfy(\.isActive)
        let overlays = container.overlays(above: base)
        let behind = overlays.last { others.contains($0) }
        if isAttached {
            // The app may have brought the region to the front, or the plan the view.
            let inFront = behind.map { behind in overlays.drop { $0 !== behind } } ?? overlays[...]
            if !inFront.contains(view) { container.insertSubview(view, aboveSubview: behind ?? base) }
            return true
        }
        // It goes there in one step, so that what is in it stays in its window, and keeps the keys.
        unpin()
        if view.superview != nil {
            willMove()
        }
        (self.region, self.anchor, self.base) = (region, anchor, base)
        container.insertSubview(view, aboveSubview: behind ?? base)
        constraints = view.pins(to: anchor) + regionGuide.pins(to: region)
        NSLayoutConstraint.activate(constraints)
        // The view blocks touches from now on, not from the next layout pass on.
        view.setUntransformedFrame(
            base === anchor ? anchor.frame : anchor.convert(anchor.bounds, to: container))
        view.setNeedsLayout()
        return true
    }

    /// Removes the view.
    func detach() {
        unpin()
        guard view.superview != nil else { return }
        willMove()
        view.removeFromSuperview()
    }

    /// Leaves the view where it is, as it was before it was attached: it is about to go elsewhere.
    func release() {
        unpin()
        regionGuide.removeFromSuperview()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.clipsToBounds = false
    }

    private func unpin() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
        (region, anchor, base) = (nil, nil, nil)
    }

    /// The view to be above: the region's anchor, or the outermost view around it that others are above.
    ///
    /// When the others go, the view stays where it is.
    private func chooseBase(
        above region: UIView, _ anchor: UIView, inFrontOf others: AttachedViews
    ) -> UIView {
        let around = sequence(first: region, next: \.superview).prefix { !($0 is PanelView) }
        let former = base.flatMap { base in around.first { $0 === base } }
        return [others.outermostBase(around: region), former].compactMap { $0 }
            .reduce(anchor) { $0.isDescendant(of: $1) ? $1 : $0 }
    }
}

/// A view of the library that lies above a region; several above one region keep their order.
@MainActor
protocol RegionOverlayView: UIView {}

extension SurfaceView: RegionOverlayView {}

extension UIView {
    /// The scroll view that the view is or is in, the outermost of several.
    fileprivate var outermostScrollView: UIView? {
        // Only up to the panel of an overlay that the view is in, or to the view that owns the region: what scrolls those
        // does not count.
        sequence(first: self, next: \.superview).prefix { !($0 is PanelView || $0 is any RegionContainer) }
            .filter { $0 is UIScrollView }.last
    }

    /// The library's views right above one of the subviews, back to front.
    fileprivate func overlays(above anchor: UIView) -> [UIView] {
        Array(subviews.drop { $0 !== anchor }.dropFirst().prefix { $0 is any RegionOverlayView })
    }

    fileprivate func pins(to other: UIView) -> [NSLayoutConstraint] {
        [
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
            topAnchor.constraint(equalTo: other.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ]
    }
}
#endif
