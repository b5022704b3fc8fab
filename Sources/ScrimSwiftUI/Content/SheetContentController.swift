#if canImport(UIKit)
@_spi(Host) import ScrimUIKit
import SwiftUI

extension UIHostingController {
    /// Hosts a view without a background, so that the sheet's own shows through.
    static func onSheet(_ content: Content) -> UIHostingController<Content> {
        let controller = SheetContentController<Content>(rootView: content)
        controller.view.backgroundColor = .clear
        // The sheet makes way for the keyboard and keeps clear of the unsafe edges; both would count twice.
        if #available(iOS 16.4, *) { controller.safeAreaRegions = [] }
        return controller
    }
}

/// Measures a SwiftUI view at the sheet's width: SwiftUI answers, not Auto Layout.
final class SheetContentController<Content: View>: UIHostingController<Content>, SelfMeasuring {
    func fittingSize(width: CGFloat?) -> CGSize {
        sizeThatFits(
            in: CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
#endif
