#if canImport(UIKit)
import UIKit

/// The library's views that are attached above regions, and that the next attached view must be in front of.
@MainActor
struct AttachedViews {
    /// The index of each view, back to front.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The index of the foremost view above each base.
    private var bases: [ObjectIdentifier: Int] = [:]
    /// The order of the subviews of containers, each read once until `forgetOrder` is called.
    ///
    /// What the app itself moves within a pass is found by the next pass, which reads the order again.
    private var orders: [ObjectIdentifier: SubviewOrder] = [:]

    /// Adds the view of an attachment, in front of the others.
    ///
    /// - Parameter isLeaving: Whether the view's surface is leaving. A leaving view stays behind later views
    ///   above the same base. It does not make an overlay of an inner view move out, because that overlay would
    ///   not move back.
    mutating func add(_ attachment: RegionAttachment, isLeaving: Bool) {
        guard let base = attachment.base else { return }
        let index = indices.count
        indices[ObjectIdentifier(attachment.view)] = index
        if !isLeaving { bases[ObjectIdentifier(base)] = index }
        if let container = attachment.view.superview {
            orders[ObjectIdentifier(container)]?.noteAttached(attachment.view)
        }
    }

    /// Whether a view is right above a base, or above it with only the library's views between, and in front of the
    /// attached views there.
    mutating func areBehind(_ view: UIView, above base: UIView, in container: UIView) -> Bool {
        let name = ObjectIdentifier(container)
        let order = orders[name] ?? SubviewOrder(of: container, attached: indices)
        orders[name] = order
        return order.isInFront(view, above: base)
    }

    /// Called after a view was put into a container.
    mutating func forgetOrder() { orders = [:] }

    func contains(_ view: UIView) -> Bool { indices[ObjectIdentifier(view)] != nil }

    /// The outermost view around a region that one of the views is attached above; `nil`: none.
    ///
    /// The region may be inside the panel of one of the views. Views behind that one are behind the region, too, and
    /// do not count.
    func outermostBase(around region: UIView) -> UIView? {
        var outermost: UIView?
        var panel = -1
        for view in sequence(first: region, next: \.superview) where !indices.isEmpty {
            let name = ObjectIdentifier(view)
            if let index = indices[name] { panel = max(panel, index) }
            if let index = bases[name], index > panel { outermost = view }
        }
        return outermost
    }
}

/// Which of a container's subviews the library's views are above, and in which order.
@MainActor
private struct SubviewOrder {
    private struct Place {
        let index: Int
        /// The nearest subview behind that is not the library's.
        let base: ObjectIdentifier
    }

    private var places: [ObjectIdentifier: Place] = [:]
    /// The index of the foremost attached view above each base.
    private var foremost: [ObjectIdentifier: Int] = [:]

    init(of container: UIView, attached: [ObjectIdentifier: Int]) {
        var base: ObjectIdentifier?
        for (index, view) in container.subviews.enumerated() {
            guard view is any RegionOverlayView else {
                base = ObjectIdentifier(view)
                continue
            }
            guard let base else { continue }
            places[ObjectIdentifier(view)] = Place(index: index, base: base)
            if attached[ObjectIdentifier(view)] != nil { foremost[base] = index }
        }
    }

    mutating func noteAttached(_ view: UIView) {
        guard let place = places[ObjectIdentifier(view)] else { return }
        foremost[place.base] = max(place.index, foremost[place.base] ?? place.index)
    }

    func isInFront(_ view: UIView, above base: UIView) -> Bool {
        guard let place = places[ObjectIdentifier(view)], place.base == ObjectIdentifier(base) else {
            return false
        }
        return place.index >= foremost[place.base] ?? 0
    }
}
#endif
