import Scrim
import UIKit

/// The app's view on a panel; a view controller's as the child of the one that it appears in.
@MainActor
final class ContentSeat {
    let content: any OverlayContent
    let view: UIView
    private var controller: UIViewController? { content as? UIViewController }
    /// The preferred size that it was measured by.
    private var known = CGSize.zero

    init(_ content: any OverlayContent) {
        self.content = content
        view = (content as? UIView) ?? (content as? UIViewController)?.view ?? UIView()
    }

    /// Puts the view into the panel, which is in its place by now.
    func take(in panel: UIView, above text: UIView) {
        let parent = controller == nil ? nil : panel.owningController
        guard view.superview !== panel || controller?.parent !== parent else { return }
        leave()
        if let controller { parent?.addChild(controller) }
        view.autoresizingMask = []
        view.translatesAutoresizingMaskIntoConstraints = true
        panel.insertSubview(view, aboveSubview: text)
        if let controller { controller.didMove(toParent: parent) }
    }

    /// Takes the view away, wherever it is on the panel still.
    func leave() {
        // It may have moved on to another surface already.
        guard view.superview?.superview is GroundView else { return }
        controller?.willMove(toParent: nil)
        view.removeFromSuperview()
        controller?.removeFromParent()
    }

    /// Whether it may want another size by now: its layout is due, or its controller prefers another.
    ///
    /// UIKit tells a view's owner of neither.
    var isStale: Bool { view.layer.needsLayout() || (controller?.preferredContentSize ?? .zero) != known }

    /// How large it wants to be, at most this wide.
    func size(width: Double?) -> Size {
        known = controller?.preferredContentSize ?? .zero
        if let preferred = controller?.preferredContentSize, preferred.height > 0 {
            return Size(
                width: preferred.width > 0 ? min(preferred.width, width ?? preferred.width) : width ?? 0,
                height: preferred.height)
        }
        // By constraints where it has them; a view without tells by sizeThatFits, or has the size that it was given.
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width ?? UIView.layoutFittingCompressedSize.width, height: 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .defaultHigh,
            verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return Size(fitting) }
        let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return Size(view.sizeThatFits(room))
    }
}

extension UIResponder {
    /// The view controller that a view is in.
    fileprivate var owningController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
