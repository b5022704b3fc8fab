import Scrim
import SwiftUI

extension Overlays where Host == UIKitHost {
    /// Shows a SwiftUI view and waits for its value.
    ///
    /// ```swift
    /// let colour = await overlays.window.present(.sheet) { end in
    ///     ColourPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// Otherwise like `present` of a UIKit view. The view has an environment of its own.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - content: Makes the view; it ends the presentation through the `Ending` that it gets.
    public func present<Value, Presented: View>(
        _ overlay: Overlay, shouldEnd: (@MainActor (Cause) -> Bool)? = nil, file: String = #fileID,
        line: Int = #line, @ViewBuilder content: @MainActor (Ending<Value>) -> Presented
    ) async -> PresentationResult<Value> {
        await present(overlay, shouldEnd: shouldEnd, file: file, line: line) { (end: Ending<Value>) in
            UIHostingController.onSheet(content(end))
        }
    }
}

extension UIHostingController {
    /// A view that a sheet's own ground shows through.
    static func onSheet(_ content: Content) -> UIHostingController<Content> {
        let controller = UIHostingController<Content>(rootView: content)
        controller.view.backgroundColor = .clear
        return controller
    }
}
