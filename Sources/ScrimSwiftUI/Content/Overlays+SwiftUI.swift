#if canImport(UIKit)
@_spi(Host) import Scrim
@_spi(Host) import ScrimUIKit
import SwiftUI

extension UIKitOverlays {
    /// Shows a SwiftUI view and waits for its value.
    ///
    /// ```swift
    /// let color = await overlays.window.present(.sheet) { end in
    ///     ColorPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// Otherwise the same as `present` of a UIKit view. The SwiftUI view has its own environment.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends the presentation; `false` refuses.
    ///   - content: Makes the view, which ends the presentation through the `Presentation.Ending` that it gets.
    public func present<Value, Presented: View>(
        _ overlay: Overlay, shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil,
        file: String = #fileID,
        line: Int = #line, @ViewBuilder content: @MainActor (Presentation.Ending<Value>) -> Presented
    ) async -> Presentation.Result<Value> {
        await present(overlay, shouldEnd: shouldEnd, file: file, line: line) {
            (end: Presentation.Ending<Value>) in
            UIHostingController.onSheet(content(end))
        }
    }
}

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
