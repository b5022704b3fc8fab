#if canImport(UIKit)
import UIKit

/// The library's views that are attached above regions, and that the next attached view must be in front of.
@MainActor
struct AttachedViews {
    /// The index of each view, back to front.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The index of the foremost view above each base.
    private var bases: [ObjectIdentifier: Int] = [:]

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
    }

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
#endif
