#if canImport(UIKit)
@_spi(Host) import ScrimUIKit
import SwiftUI

extension UIHostingController {
    /// Hosts a view without a background, so that the sheet's own shows through.
    static func onSheet(_ content: Content) -> UIHostingController<Content> {
        let controller = SheetContentController<Content>(rootView: content)
        controller.view.backgroundColor = .clear
        // The sheet makes room for the keyboard and stays clear of the unsafe edges. With SwiftUI's own, both
        // would count twice.
        if #available(iOS 16.4, *) { controller.safeAreaRegions = [] }
        return controller
    }
}

/// Measures a SwiftUI view at the sheet's width by SwiftUI's layout instead of Auto Layout.
final class SheetContentController<Content: View>: UIHostingController<Content>, SelfMeasuring {
    func fittingSize(width: CGFloat?) -> CGSize {
        sizeThatFits(
            in: CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
#endif
