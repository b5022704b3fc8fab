#if canImport(UIKit)
import UIKit

/// The library's views beside regions that one in front of them has to be in front of.
@MainActor
struct AttachedViews {
    /// The index of each view, back to front.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The index of the foremost view above each base.
    private var bases: [ObjectIdentifier: Int] = [:]

    /// Adds the view of an attachment, in front of the others.
    ///
    /// - Parameter isLeaving: Whether the view is on its way out. Then it is behind what comes over the same view, but an
    ///   overlay of an inner view does not move out for it, since that overlay would not move back.
    mutating func add(_ attachment: RegionAttachment, isLeaving: Bool) {
        guard let base = attachment.base else { return }
        let index = indices.count
        indices[ObjectIdentifier(attachment.view)] = index
        if !isLeaving { bases[ObjectIdentifier(base)] = index }
    }

    func contains(_ view: UIView) -> Bool { indices[ObjectIdentifier(view)] != nil }

    /// The outermost view around a region that has one of the views above it; `nil`: none.
    ///
    /// A region may be in the panel of one of the views. Whatever is behind that view is behind the region, too.
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
