#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Keeps the app's view on a panel.
///
/// If it belongs to a view controller, keeps that as a child of the controller that the panel appears in.
@MainActor
final class ContentAttachment {
    let content: any OverlayContent
    let view: UIView
    private var controller: UIViewController? { content as? UIViewController }
    /// The controller's preferred size when the view was last measured.
    private var measuredPreferredSize = CGSize.zero
    /// Whether the view wanted no height before it had one; what it wants later may be the height that it was given.
    private var asksForNoHeight = false
    /// Whether the content's size class was set to compact width.
    private var isToldNarrow = false

    init(_ content: any OverlayContent) {
        self.content = content
        view = (content as? UIView) ?? (content as? UIViewController)?.view ?? UIView()
    }

    /// Puts the view on the panel, which is in its superview by now.
    func attach(to panel: UIView, above text: UIView) {
        let parent = controller == nil ? nil : panel.parentOfContent
        let isHere = view.superview === panel
        guard !isHere || controller?.parent !== parent else { return }
        if isHere { leaveParent() } else { detach() }
        if let controller { parent?.addChild(controller) }
        if !isHere {
            view.autoresizingMask = []
            view.translatesAutoresizingMaskIntoConstraints = true
            panel.insertSubview(view, aboveSubview: text)
        }
        if let controller, let parent { controller.didMove(toParent: parent) }
    }

    /// The app's controller if it has no parent; `nil`: it has one, or there is no controller.
    var orphan: UIViewController? { controller?.parent == nil ? controller : nil }

    /// Removes the controller from its parent, and leaves the view on the panel, which is about to move.
    ///
    /// UIKit raises an exception if a view moves under a controller that is not the parent of the view's controller,
    /// however deep the view is in the moved hierarchy. The view moves from window to window in one step. A view that
    /// is in no window in between gets `onDisappear`, and then `task` again, from SwiftUI.
    func leaveParent() {
        guard let controller, controller.parent != nil, isOnPanel else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    /// Whether the view is on a panel, of this surface or another; the app may have moved it elsewhere.
    private var isOnPanel: Bool { view.superview?.superview is PanelBackgroundView }

    /// Places the view in the panel; `nil`: the panel does not draw it.
    func place(at frame: Rect?) {
        view.show(at: frame)
        if #available(iOS 17, *), let frame { tell(isNarrow: frame.width < PlatformLook.regularWidth) }
    }

    /// Gives narrow content a compact width, even in a wide window, as the system's form sheets do.
    ///
    /// If the app has set the size class, before or meanwhile, the app's value stays.
    @available(iOS 17, *)
    private func tell(isNarrow: Bool) {
        guard isNarrow != isToldNarrow else { return }
        let told = overrides.contains(UITraitHorizontalSizeClass.self) ? overrides.horizontalSizeClass : nil
        guard told == (isToldNarrow ? .compact : nil) else { return isToldNarrow = false }
        isToldNarrow = isNarrow
        if isNarrow {
            overrides.horizontalSizeClass = .compact
        } else {
            overrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    @available(iOS 17, *)
    private var overrides: UITraitOverrides {
        get { controller?.traitOverrides ?? view.traitOverrides }
        set {
            controller?.traitOverrides = newValue
            if controller == nil { view.traitOverrides = newValue }
        }
    }

    /// Removes the view from the panel.
    func detach() {
        if #available(iOS 17, *) { tell(isNarrow: false) }
        guard isOnPanel else { return }
        let child = controller?.parent == nil ? nil : controller
        child?.willMove(toParent: nil)
        view.removeFromSuperview()
        child?.removeFromParent()
    }

    /// Whether the view may want another size: its layout is due, or its controller prefers another size.
    ///
    /// UIKit reports such a change only to the view and its controller.
    var isStale: Bool {
        view.layer.needsLayout() || (controller?.preferredContentSize ?? .zero) != measuredPreferredSize
    }

    /// The size that the view wants, at most this wide.
    func size(width: Double?) -> Size {
        // The height may depend on the size class. Even if this width is large, the final frame may be narrow.
        if #available(iOS 17, *), let width, width < PlatformLook.regularWidth { tell(isNarrow: true) }
        measuredPreferredSize = controller?.preferredContentSize ?? .zero
        if let preferred = controller?.preferredContentSize, preferred.height > 0 {
            return Size(
                width: preferred.width > 0 ? min(preferred.width, width ?? preferred.width) : width ?? 0,
                height: preferred.height)
        }
        if let hosting = content as? any SelfMeasuring {
            let wanted = hosting.fittingSize(width: width.map { CGFloat($0) })
            if wanted.height > 0 { return Size(wanted) }
        }
        let wanted = ownSize(width: width)
        // Without a width, a height that depends on it is zero.
        if wanted.height == 0, width != nil { asksForNoHeight = true }
        return asksForNoHeight && wanted.height == view.bounds.height ? .zero : Size(wanted)
    }

    /// The size by constraints, or without any the result of `sizeThatFits`, which is by default the view's own size.
    private func ownSize(width: Double?) -> CGSize {
        let fitting = constrainedSize(width: width)
        if fitting.height > 0 { return fitting }
        return view.sizeThatFits(
            CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The smallest size that the constraints allow at this width; `nil`: the view has none.
    ///
    /// A preferred size is only a wish: a list may have one, and scroll in less.
    func leastSize(width: Double) -> Size? {
        guard !(content is any SelfMeasuring),
            !view.constraints.isEmpty || view.intrinsicContentSize.height > 0
        else { return nil }
        let least = constrainedSize(width: width)
        return least.height > 0 ? Size(least) : nil
    }

    /// The smallest size that the constraints allow, at most this wide.
    ///
    /// Only a required width is stronger than a text's compression resistance, so that the text wraps.
    private func constrainedSize(width: Double?) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width ?? UIView.layoutFittingCompressedSize.width, height: 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A view controller that measures its view itself, such as SwiftUI's hosting controller.
@_spi(Host)
@MainActor
public protocol SelfMeasuring: UIViewController {
    /// The size that the view wants, at most this wide; `nil`: as wide as it likes.
    func fittingSize(width: CGFloat?) -> CGSize
}

extension UIResponder {
    /// The controller that becomes the parent of content shown here: the next one in the responder chain; `nil`: there
    /// is none, or its children are pages.
    ///
    /// A view over a page's own view belongs to the container controller. UIKit raises an exception for a wrong parent,
    /// but not for a missing one.
    fileprivate var parentOfContent: UIViewController? {
        let next = sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        return next?.takesChildrenForPages == true ? nil : next
    }
}

extension UIViewController {
    /// Whether each child is a page of the stack, a tab or a column; an overlay's content can be none of these.
    fileprivate var takesChildrenForPages: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }
}
#endif
