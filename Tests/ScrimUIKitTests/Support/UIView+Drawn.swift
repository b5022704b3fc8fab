import UIKit

extension UIView {
    /// Whether the view is drawn in front of another one of the scene, in whichever windows they are.
    func isDrawn(inFrontOf other: UIView) -> Bool {
        other.drawingOrder.lexicographicallyPrecedes(drawingOrder)
    }

    /// The level and index of the view's window, then the index of each view from there on.
    private var drawingOrder: [CGFloat] {
        guard let superview else {
            let window = self as? UIWindow
            let index = window?.windowScene?.windows.firstIndex { $0 === window }
            return [window?.windowLevel.rawValue ?? 0, CGFloat(index ?? 0)]
        }
        return superview.drawingOrder + [CGFloat(superview.subviews.firstIndex { $0 === self } ?? 0)]
    }
}
