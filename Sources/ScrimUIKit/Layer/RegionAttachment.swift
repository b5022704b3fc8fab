#if canImport(UIKit)
import UIKit

/// Keeps one of the library's views just above a region: in the region's superview, never in the region, and outside of
/// everything that scrolls.
///
/// If an older overlay is above a view around the region, the view is placed beside that outer view, in front of
/// the older overlay.
@MainActor
final class RegionAttachment {
    private weak var region: UIView?
    /// The view whose size `view` has: the region, or the outermost scroll view around it.
    private weak var anchor: UIView?
    /// The view that `view` is placed above: the anchor, or a view around it.
    private(set) weak var base: UIView?
    /// The view above the region.
    let view: UIView
    /// A hidden view with the region's frame: when the region moves in its scroll view, `view` is laid out again.
    private let regionGuide = UIView()
    /// The guide's constraints to the region.
    private var guidePins: [NSLayoutConstraint] = []
    /// The view's constraints to the anchor; empty while a transform moves the anchor.
    private var pins: [NSLayoutConstraint] = []
    /// Where anchor and region were at the end of the last turn, if a transform moves one of them; `nil`: none does.
    private var transformed: Place?

    /// In the coordinates of the view's superview.
    private struct Place: Equatable {
        let anchor: CGRect
        let region: CGRect
    }

    /// Called before the view is moved or removed.
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
    func attach(above region: UIView, inFrontOf others: inout AttachedViews) -> Bool {
        let anchor = region.outermostScrollView ?? region
        let base = chooseBase(above: region, anchor, inFrontOf: others)
        // A region inside its own overlay has no container for the overlay.
        guard let container = base.superview, !container.isDescendant(of: view) else {
            detach()
            return false
        }
        let isAttached =
            self.region === region && self.anchor === anchor && self.base === base
            && view.superview === container
            // UIKit removes constraints to views that leave the tree.
            && (guidePins + pins).allSatisfy(\.isActive)
        if isAttached {
            // The app may have brought the region to the front, or a plan may have reordered the views.
            if !others.areBehind(view, above: base, in: container) {
                insert(into: container, above: base, inFrontOf: &others)
            }
            followTransforms(of: region, anchor, in: container)
            return true
        }
        // The view moves in one step: its subviews stay in their window and keep the keys.
        unpin()
        if view.superview != nil {
            willMove()
        }
        (self.region, self.anchor, self.base) = (region, anchor, base)
        insert(into: container, above: base, inFrontOf: &others)
        guidePins = regionGuide.pins(to: region)
        NSLayoutConstraint.activate(guidePins)
        pin(to: anchor)
        // The view blocks touches at once, not only after the next layout pass.
        view.setUntransformedFrame(
            base === anchor ? anchor.frame : anchor.convert(anchor.bounds, to: container))
        view.setNeedsLayout()
        followTransforms(of: region, anchor, in: container)
        return true
    }

    private func insert(into container: UIView, above base: UIView, inFrontOf others: inout AttachedViews) {
        let behind = container.overlays(above: base).last { others.contains($0) }
        container.insertSubview(view, aboveSubview: behind ?? base)
        others.forgetOrder()
    }

    /// Removes the view.
    func detach() {
        unpin()
        guard view.superview != nil else { return }
        willMove()
        view.removeFromSuperview()
    }

    /// Leaves the view where it is, as it was before it was attached, because it is about to move elsewhere.
    func release() {
        unpin()
        regionGuide.removeFromSuperview()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.clipsToBounds = false
    }

    private func pin(to anchor: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        pins = view.pins(to: anchor)
        NSLayoutConstraint.activate(pins)
    }

    private func unpin() {
        NSLayoutConstraint.deactivate(guidePins + pins)
        (guidePins, pins, transformed) = ([], [], nil)
        (region, anchor, base) = (nil, nil, nil)
    }

    /// Moves the view with a transform of the region, or of a view between the region and the superview.
    ///
    /// Auto Layout leaves transforms out, and UIKit reports none of them. So the view gets its frame at the end of each
    /// turn.
    private func followTransforms(of region: UIView, _ anchor: UIView, in container: UIView) {
        let place =
            region.isTransformed(below: container)
            ? Place(
                anchor: anchor.convert(anchor.bounds, to: container),
                region: region.convert(region.bounds, to: container)) : nil
        guard place != transformed else { return }
        transformed = place
        view.setNeedsLayout()
        if let place, anchor.isMoved(below: container) {
            NSLayoutConstraint.deactivate(pins)
            pins = []
            view.translatesAutoresizingMaskIntoConstraints = true
            view.setUntransformedFrame(place.anchor)
        } else if pins.isEmpty {
            pin(to: anchor)
        }
    }

    /// The view to be placed above: the region's anchor, or the outermost view around the region that others are above.
    ///
    /// For an effect view's content view, it is the effect view. The view stays where it is when the others go.
    private func chooseBase(
        above region: UIView, _ anchor: UIView, inFrontOf others: AttachedViews
    ) -> UIView {
        let around = sequence(first: region, next: \.superview).prefix { !($0 is PanelView) }
        let former = base.flatMap { base in around.first { $0 === base } }
        let outermost = [others.outermostBase(around: region), former].compactMap { $0 }
            .reduce(anchor) { $0.isDescendant(of: $1) ? $1 : $0 }
        // An effect view traps on any subview that is added beside its content view.
        return outermost.superview as? UIVisualEffectView ?? outermost
    }
}

/// One of the library's views above a region; several above one region keep their order.
@MainActor
protocol RegionOverlayView: UIView {}

extension SurfaceView: RegionOverlayView {}

extension UIView {
    /// The outermost scroll view that contains the view, or the view itself if it is one.
    fileprivate var outermostScrollView: UIView? {
        // Stops at the panel of an overlay, and at the view that owns the region: a scroll view around either
        // does not count.
        sequence(first: self, next: \.superview).prefix { !($0 is PanelView || $0 is any RegionContainer) }
            .filter { $0 is UIScrollView }.last
    }

    /// Whether the view, or a view between it and the container, has a transform.
    fileprivate func isTransformed(below container: UIView) -> Bool {
        sequence(first: self, next: \.superview).prefix { $0 !== container }.contains { view in
            view.transform != .identity
        }
    }

    /// Whether the view's transform, or that of a view between it and the container, moves the view's edges.
    fileprivate func isMoved(below container: UIView) -> Bool {
        let isInMovedView = superview.map { $0 !== container && $0.isTransformed(below: container) } ?? false
        return isInMovedView || !transform.keepsEdges
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

extension CGAffineTransform {
    /// Whether the transform leaves a view's edges where they are, as that of a list that is turned upside down.
    fileprivate var keepsEdges: Bool {
        let differences: [CGFloat] = [a.magnitude - 1, d.magnitude - 1, b, c, tx, ty]
        return differences.allSatisfy { $0.magnitude < 1e-6 }
    }
}
#endif
