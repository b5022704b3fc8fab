#if canImport(UIKit)
import UIKit

/// A view that is changed for assistive technology until it is restored to what it was.
@MainActor
protocol HeldView {
    var view: UIView? { get }
    /// The app has changed the view meanwhile, which then counts.
    func holdAgain()
    func restore()
}

/// A view that is hidden.
final class HiddenElements: HeldView {
    private(set) weak var view: UIView?
    private var wasHidden: Bool

    init(_ view: UIView) {
        self.view = view
        wasHidden = view.accessibilityElementsHidden
        view.accessibilityElementsHidden = true
        container?.onHide?(true)
    }

    /// What shows the app's view of the region elsewhere than in the region.
    private var container: (any RegionContainer)? { view?.superview as? any RegionContainer }

    /// That the app has hidden it meanwhile cannot be told: it is hidden.
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
