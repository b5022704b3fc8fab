import UIKit

/// Keeps a view of ours just above a region: beside it, never in it, and outside of everything that scrolls.
@MainActor
final class Seat {
    private weak var region: UIView?
    private weak var anchor: UIView?
    /// What lies there.
    let view: UIView
    /// As large as the region, wherever that is: if the region moves in its scroll view, the seat is laid out.
    private let follower = UIView()
    private var constraints: [NSLayoutConstraint] = []

    /// - Parameter view: What is to lie above the region; the seat keeps it.
    init(_ view: UIView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
        view.clipsToBounds = true
        follower.translatesAutoresizingMaskIntoConstraints = false
        follower.isUserInteractionEnabled = false
        follower.isHidden = true
        view.insertSubview(follower, at: 0)
    }

    /// Puts the view above the region, if it is not there already.
    ///
    /// - Returns: Whether there is a place for it.
    @discardableResult
    func take(above region: UIView) -> Bool {
        let anchor = region.outermostScrollView ?? region
        // A region that was put on its own overlay is nowhere.
        guard let place = anchor.superview, !place.isDescendant(of: view) else {
            leave()
            return false
        }
        let isSeated =
            self.region === region && self.anchor === anchor && view.superview === place
            // Constraints to what left the tree are gone for good.
            && constraints.allSatisfy(\.isActive)
        guard !isSeated else { return true }
        leave()
        (self.region, self.anchor) = (region, anchor)
        place.insertSubview(view, aboveSubview: place.top(above: anchor))
        constraints = view.pins(to: anchor) + follower.pins(to: region)
        NSLayoutConstraint.activate(constraints)
        // What it blocks is blocked from now on, and not from the next layout pass.
        view.place(anchor.frame)
        return true
    }

    /// Takes the view away.
    func leave() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
        (region, anchor) = (nil, nil)
        view.removeFromSuperview()
    }
}

/// A view that lies above a region for the library; more than one of them keep their order.
@MainActor
protocol RegionCover: UIView {}

extension UIView {
    /// The scroll view that the view is or is in, the outermost of several.
    fileprivate var outermostScrollView: UIView? {
        // What scrolls in an overlay's own panel does not count: it ends there.
        sequence(first: self, next: \.superview).prefix { !($0 is PanelView) }.filter { $0 is UIScrollView }
            .last
    }

    /// The last of our views that follow a view among its siblings, or the view itself.
    fileprivate func top(above anchor: UIView) -> UIView {
        guard let index = subviews.firstIndex(of: anchor) else { return anchor }
        return subviews[subviews.index(after: index)...].prefix { $0 is any RegionCover }.last ?? anchor
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
