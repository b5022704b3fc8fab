import UIKit

extension UIView {
    /// True if the view is drawn in front of another view of the scene, in any window.
    func isDrawn(inFrontOf other: UIView) -> Bool {
        other.drawingOrder.lexicographicallyPrecedes(drawingOrder)
    }

    /// The window's level and index, then the index of each view down the hierarchy.
    private var drawingOrder: [CGFloat] {
        guard let superview else {
            let window = self as? UIWindow
            let index = window?.windowScene?.windows.firstIndex { $0 === window }
            return [window?.windowLevel.rawValue ?? 0, CGFloat(index ?? 0)]
        }
        return superview.drawingOrder + [CGFloat(superview.subviews.firstIndex { $0 === self } ?? 0)]
    }
}
