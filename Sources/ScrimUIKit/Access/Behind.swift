#if canImport(UIKit)
import UIKit

/// What is behind a modal panel, without the views that the panel exempts.
@MainActor
struct Behind {
    let live: [UIView]
    /// Whether the app or the system has made a view modal, and it can be seen.
    let isModal: @MainActor (UIView) -> Bool
    private(set) var hidden: [UIView] = []
    private(set) var modal: [UIView] = []

    init(live: [UIView], isModal: @escaping @MainActor (UIView) -> Bool) {
        self.live = live
        self.isModal = isModal
    }

    /// Adds views of which the modal one, such as what the system puts around a presented page, hides the others.
    mutating func add(_ siblings: [UIView]) {
        // The library's own views are modal as the plan says.
        let theirs = siblings.filter { !($0 is SurfaceView || $0 is any SurfaceLayer) && isModal($0) }
        modal += theirs
        for view in siblings {
            if let front = theirs.last, front !== view { hidden.append(view) } else { add(view) }
        }
    }

    /// Adds a view, or what is in it beside a view that is exempt.
    ///
    /// An element hides what is in it, and a container that lists its elements may list some that are no views, as
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
    /// The views that assistive technology looks for elements in, instead of this one; `nil`: it is told elements that
    /// may be no views.
    fileprivate var accessibleParts: [UIView]? {
        if let elements = accessibilityElements {
            let views = elements.compactMap { $0 as? UIView }
            return views.count == elements.count ? views : nil
        }
        return [0, NSNotFound].contains(accessibilityElementCount()) ? subviews : nil
    }
}
#endif
