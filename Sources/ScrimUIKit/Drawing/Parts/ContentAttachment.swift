#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Keeps the app's view on a panel, and its view controller, if any, as a child of the controller that the
/// panel appears in.
@MainActor
final class ContentAttachment {
    let content: any OverlayContent
    let view: UIView
    private var controller: UIViewController? { content as? UIViewController }
    /// The controller's preferred size when the view was last measured.
    private var measuredPreferredSize = CGSize.zero
    /// Whether the view asked for no height before it had one: what it asks for since may be what it was given.
    private var asksForNoHeight = false
    /// Whether the content was told that it has little width.
    private var isToldNarrow = false

    init(_ content: any OverlayContent) {
        self.content = content
        view = (content as? UIView) ?? (content as? UIViewController)?.view ?? UIView()
    }

    /// Puts the view on the panel, which is in its place by now.
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

    /// The app's controller, if it is the child of none; `nil`: it is one's child, or there is none.
    var orphan: UIViewController? { controller?.parent == nil ? controller : nil }

    /// Takes the controller from its parent, and leaves the view on the panel, which is about to move.
    ///
    /// UIKit raises an exception where a view comes under a controller that is not the parent of the view's own; the view
    /// may be deep in what moves. A view that goes from window to window in one step is never in none: for one that is,
    /// SwiftUI runs `onDisappear`, and then `task` again.
    func leaveParent() {
        guard let controller, controller.parent != nil, isOnPanel else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    /// Whether the view is on a panel, of this surface or another: the app may have put it elsewhere.
    private var isOnPanel: Bool { view.superview?.superview is PanelBackgroundView }

    /// Gives the view its place in the panel; `nil`: the panel does not draw it.
    func place(at frame: Rect?) {
        view.show(at: frame)
        if #available(iOS 17, *), let frame { tell(isNarrow: frame.width < PlatformLook.regularWidth) }
    }

    /// Tells the content that it has little width, also where its window has much, as in the system's own form sheets.
    ///
    /// What the app has told it, before or meanwhile, counts.
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

    /// Takes the view off the panel.
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
    /// UIKit notifies nobody outside of the view and its controller.
    var isStale: Bool {
        view.layer.needsLayout() || (controller?.preferredContentSize ?? .zero) != measuredPreferredSize
    }

    /// The size that the view wants, at most this wide.
    func size(width: Double?) -> Size {
        // How high it is may depend on what it is told. In much width its place may still be narrow.
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
        // Without a width, a height that follows from it is none.
        if wanted.height == 0, width != nil { asksForNoHeight = true }
        return asksForNoHeight && wanted.height == view.bounds.height ? .zero : Size(wanted)
    }

    /// A view without constraints has the size of `sizeThatFits`, which is its own size by default.
    private func ownSize(width: Double?) -> CGSize {
        let fitting = constrainedSize(width: width)
        if fitting.height > 0 { return fitting }
        return view.sizeThatFits(
            CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The least size that the view can have at this width by its constraints; `nil`: it has none.
    ///
    /// A preferred size is a wish: a list may have one, and scroll in less.
    func leastSize(width: Double) -> Size? {
        guard !(content is any SelfMeasuring),
            !view.constraints.isEmpty || view.intrinsicContentSize.height > 0
        else { return nil }
        let least = constrainedSize(width: width)
        return least.height > 0 ? Size(least) : nil
    }

    /// The smallest size that the view's constraints allow, at most this wide.
    ///
    /// Only a width that is required wins against a text's resistance to be pressed into several lines.
    private func constrainedSize(width: Double?) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width ?? UIView.layoutFittingCompressedSize.width, height: 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}

/// A view controller that measures its view itself, as one of SwiftUI's does.
@_spi(Host)
@MainActor
public protocol SelfMeasuring: UIViewController {
    /// The size that the view wants, at most this wide; `nil`: as wide as it likes.
    func fittingSize(width: CGFloat?) -> CGSize
}

extension UIResponder {
    /// The controller that a controller shown here becomes the child of: the next in the responder chain; `nil`: there is
    /// none, or each of its children is a page.
    ///
    /// What lies over a page's own view is in the container's. UIKit raises an exception for another parent, for none it
    /// does not.
    fileprivate var parentOfContent: UIViewController? {
        let next = sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        return next?.takesChildrenForPages == true ? nil : next
    }
}

extension UIViewController {
    /// Whether each child is a page of the stack, a tab, or a column: nothing of the library's can be one.
    fileprivate var takesChildrenForPages: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }
}
#endif
