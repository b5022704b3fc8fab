#if canImport(UIKit)
import UIKit

/// Keeps a view of the library's just above a region: in the region's superview, never in the region, and outside of
/// everything that scrolls.
@MainActor
final class RegionAttachment {
    private weak var region: UIView?
    /// The view that `view` lies above: the region, or the outermost scroll view around it.
    private weak var anchor: UIView?
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

    /// Puts the view above a region, if it is not there already.
    ///
    /// - Returns: Whether there is a superview to put it into.
    @discardableResult
    func attach(above region: UIView) -> Bool {
        let anchor = region.outermostScrollView ?? region
        // A region that is in its own overlay has no container for it.
        guard let container = anchor.superview, !container.isDescendant(of: view) else {
            detach()
            return false
        }
        let isAttached =
            self.region === region && self.anchor === anchor && view.superview === container
            // UIKit removes constraints to views that leave the tree.
            && constraints.allSatisfy(\.isActive)
        let overlays = container.overlays(above: anchor)
        if isAttached {
            // The app may have brought the region to the front.
            if !overlays.contains(view) {
                container.insertSubview(view, aboveSubview: overlays.last ?? anchor)
            }
            return true
        }
        detach()
        (self.region, self.anchor) = (region, anchor)
        container.insertSubview(view, aboveSubview: overlays.last ?? anchor)
        constraints = view.pins(to: anchor) + regionGuide.pins(to: region)
        NSLayoutConstraint.activate(constraints)
        // The view blocks touches from now on, not from the next layout pass on.
        view.setUntransformedFrame(anchor.frame)
        return true
    }

    /// Removes the view.
    func detach() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
        (region, anchor) = (nil, nil)
        guard view.superview != nil else { return }
        willMove()
        view.removeFromSuperview()
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
