#if canImport(UIKit)
import UIKit

/// A view whose accessibility is changed until it is restored.
@MainActor
protocol HeldView {
    var view: UIView? { get }
    /// Makes the change again if the app has undone it meanwhile.
    func holdAgain()
    func restore()
}

/// A view whose elements are hidden from assistive technology.
final class HiddenElements: HeldView {
    private(set) weak var view: UIView?
    private var wasHidden: Bool

    init(_ view: UIView) {
        self.view = view
        wasHidden = view.accessibilityElementsHidden
        view.accessibilityElementsHidden = true
        container?.onHide?(true)
    }

    /// The container that shows the app's view of the region elsewhere, if there is one.
    private var container: (any RegionContainer)? { view?.superview as? any RegionContainer }

    /// If the app hides the view meanwhile, that goes unnoticed, because the view is hidden already.
    func holdAgain() {
        guard let view, !view.accessibilityElementsHidden else { return }
        wasHidden = false
        view.accessibilityElementsHidden = true
    }

    func restore() {
        view?.accessibilityElementsHidden = wasHidden
        container?.onHide?(false)
    }
}

/// A modal view that is not modal until it is restored.
final class ModalView: HeldView {
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
        view.accessibilityViewIsModal = false
    }

    func holdAgain() { view?.accessibilityViewIsModal = false }

    func restore() { view?.accessibilityViewIsModal = true }
}
#endif
