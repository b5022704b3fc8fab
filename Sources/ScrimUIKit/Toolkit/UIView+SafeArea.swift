#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

extension UIView {
    /// The safe area's insets, and what the buttons of a window cover at the top, from iPadOS 26 on.
    var clearInsets: Insets {
        // Mac Catalyst has the buttons in a title bar.
        #if !targetEnvironment(macCatalyst)
        if #available(iOS 26, *) { return Insets(edgeInsets(for: .safeArea(cornerAdaptation: .vertical))) }
        #endif
        return Insets(safeAreaInsets)
    }
}
#endif
