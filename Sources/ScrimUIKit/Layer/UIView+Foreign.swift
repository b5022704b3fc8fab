#if canImport(UIKit)
import UIKit

extension UIView {
    /// The subview of its window that the view is, or is in; `nil`: the view is in no window, or is a window.
    var topLevelView: UIView? {
        guard let window, window !== self else { return nil }
        return sequence(first: self, next: \.superview).first { $0.superview === window }
    }

    /// Whether the view is in front of everything that overlays cover and show in its window.
    ///
    /// It is then in an alert, a menu or a popover, each of which the system adds to the window as a separate subview.
    ///
    /// - Parameter shown: The library's views in the window, other than its notices, and the app's views that are
    ///   regions.
    func isInFront(of shown: [UIView]) -> Bool {
        guard let window, let own = topLevelView, !(own is LayerView) else { return false }
        let root = window.rootViewController?.viewIfLoaded
        let covered = Set((shown + [root].compactMap { $0 }).compactMap(\.topLevelView))
        guard !covered.contains(own), let index = window.subviews.firstIndex(of: own) else { return false }
        return window.subviews[index...].allSatisfy { !covered.contains($0) }
    }
}

extension LayerView {
    /// What is in front of the layer in its window: views of the app or the system, and layers with visible surfaces.
    var viewsInFront: [UIView] {
        guard let window, let index = window.subviews.firstIndex(of: self) else { return [] }
        return window.subviews[(index + 1)...].filter {
            if let layer = $0 as? LayerView { return layer.surfaces.contains { !$0.isHidden } }
            return !($0 is PlaceholderResponder || $0.isHidden) && $0.isUserInteractionEnabled
        }
    }
}
#endif
