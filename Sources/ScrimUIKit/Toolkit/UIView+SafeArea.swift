#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension UIView {
    /// The safe area's insets, including what a window's buttons cover at the top from iPadOS 26 on.
    var clearInsets: Insets {
        // On Mac Catalyst, these buttons are in a title bar.
        #if !targetEnvironment(macCatalyst)
        if #available(iOS 26, *) { return Insets(edgeInsets(for: .safeArea(cornerAdaptation: .vertical))) }
        #endif
        return Insets(safeAreaInsets)
    }

    /// What the device and the system's bars cover of the view, such as a tab bar in front of a map: the safe area's
    /// insets without those that the app adds itself.
    ///
    /// An app may add the height of a sheet over the view. The sheet would then move by its own height, again and again.
    var barInsets: UIEdgeInsets {
        var insets = safeAreaInsets
        for view in sequence(first: self, next: \.superview) {
            guard let page = view.next as? UIViewController else { continue }
            let added = page.additionalSafeAreaInsets
            insets.top -= max(added.top, 0)
            insets.left -= max(added.left, 0)
            insets.bottom -= max(added.bottom, 0)
            insets.right -= max(added.right, 0)
        }
        return UIEdgeInsets(
            top: max(insets.top, 0), left: max(insets.left, 0), bottom: max(insets.bottom, 0),
            right: max(insets.right, 0))
    }
}
#endif
