/// A rectangle in a view that is not a view itself.
@MainActor
open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?

    init(for view: UIView) {
        owningView = view
    }

    /// The frame, in the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.bounds.inset(by: owningView.safeAreaInsets)
    }
}

/// A guide that follows something.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that a docked keyboard covers; without a keyboard, the strip below the safe area.
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open override var layoutFrame: CGRect {
        guard let view = owningView, let screen = view.window?.screen else { return .zero }
        let (bounds, bottom) = (view.bounds, view.safeAreaInsets.bottom)
        let strip = CGRect(x: bounds.minX, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
        guard let keyboard = UIApplication.shared.keyboardFrame else { return strip }
        let covered = screen.coordinateSpace.convert(keyboard, to: view).intersection(bounds)
        return covered.isNull || covered.height < bottom ? strip : covered
    }
}
