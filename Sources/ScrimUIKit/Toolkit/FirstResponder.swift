#if canImport(UIKit)
import UIKit

extension UIWindow {
    /// The first responder in this window; `nil`: none.
    ///
    /// A responder can be asked whether it is first, but UIKit does not report which one is.
    var currentResponder: UIResponder? {
        var views: [UIView] = []
        for view in tree {
            if view.isFirstResponder { return view }
            views.append(view)
        }
        var controllers = [rootViewController].compactMap { $0 }
        while let controller = controllers.popLast() {
            if controller.isFirstResponder { return controller }
            // The accessory view that a controller docks at the keyboard is in the keyboard's window.
            if let view = controller.accessoryBar?.tree.first(where: \.isFirstResponder) { return view }
            controllers += controller.children
            if let presented = controller.presentedViewController { controllers.append(presented) }
        }
        if isFirstResponder { return self }
        // A view can have an accessory view at the keyboard, too.
        let bars = views.lazy.filter(\.canBecomeFirstResponder).compactMap(\.accessoryBar)
        return bars.compactMap { $0.tree.first(where: \.isFirstResponder) }.first
    }
}

extension UIResponder {
    /// The view above the keyboard that this responder provides, or that of the controller that it provides; `nil`:
    /// none, or the controller has not loaded its view.
    var accessoryBar: UIView? { inputAccessoryView ?? inputAccessoryViewController?.viewIfLoaded }
}

extension UIView {
    /// The view and all views in it.
    fileprivate var tree: some Sequence<UIView> {
        var left = [self as UIView]
        return AnyIterator {
            guard let next = left.popLast() else { return nil }
            left += next.subviews
            return next
        }
    }
}
#endif
