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
}
#endif
