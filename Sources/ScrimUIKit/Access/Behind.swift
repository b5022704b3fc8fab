#if canImport(UIKit)
import UIKit

/// Collects what is behind a modal panel, except the views that the panel exempts.
@MainActor
struct Behind {
    let live: [UIView]
    /// Whether the app or the system has made a view modal, and the view is visible.
    let isModal: @MainActor (UIView) -> Bool
    private(set) var hidden: [UIView] = []
    private(set) var modal: [UIView] = []

    init(live: [UIView], isModal: @escaping @MainActor (UIView) -> Bool) {
        self.live = live
        self.isModal = isModal
    }

    /// Adds sibling views.
    ///
    /// A modal one, such as the view that the system puts around a presented page, hides the others.
    mutating func add(_ siblings: [UIView]) {
        // The library's own views are modal only if the plan says so.
        let theirs = siblings.filter { !($0 is SurfaceView || $0 is any SurfaceLayer) && isModal($0) }
        modal += theirs
        for view in siblings {
            if let front = theirs.last, front !== view { hidden.append(view) } else { add(view) }
        }
    }

    /// Adds a view, or if it contains an exempt view, the others in it.
    ///
    /// An accessibility element hides the views in it, and a container may list elements that are not views, as
    /// SwiftUI's do. Both are hidden as a whole.
    private mutating func add(_ view: UIView) {
        if live.contains(view) { return }
        guard live.contains(where: { $0.isDescendant(of: view) }), !view.isAccessibilityElement,
            let parts = view.accessibleParts
        else { return hidden.append(view) }
        add(parts)
    }
}

extension UIView {
    /// The views in which assistive technology looks for elements, in place of this one; `nil`: the view lists elements
    /// that may not be views.
    fileprivate var accessibleParts: [UIView]? {
        if let elements = accessibilityElements {
            let views = elements.compactMap { $0 as? UIView }
            return views.count == elements.count ? views : nil
        }
        return [0, NSNotFound].contains(accessibilityElementCount()) ? subviews : nil
    }
}
#endif
