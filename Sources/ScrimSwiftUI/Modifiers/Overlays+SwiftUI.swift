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
    /// Otherwise the same as `present` with a UIKit view. The SwiftUI view has its own environment and an
    /// `overlayAnchor()`: its `@Environment(\.overlays)` has the overlays of the window and of the view itself.
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
            // The app's environment does not reach the view, and without an anchor, its overlays would wait forever.
            UIHostingController.onSheet(content(end).overlayAnchor())
        }
    }

    /// Shows a SwiftUI view, asks before a user's act ends it, and waits for its value.
    ///
    /// The view stays while `shouldEnd` runs. Meanwhile, other attempts of the user to end it are refused
    /// without asking again. Otherwise the same as `present` with a `shouldEnd` that answers at once.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.form` or `.sheet`.
    ///   - shouldEnd: Asked before a user's act ends the presentation; `false` refuses.
    ///   - content: Makes the view, which ends the presentation through the `Presentation.Ending` that it gets.
    @_disfavoredOverload
    public func present<Value, Presented: View>(
        _ overlay: Overlay, shouldEnd: @escaping @MainActor (Presentation.Cause) async -> Bool,
        file: String = #fileID,
        line: Int = #line, @ViewBuilder content: @MainActor (Presentation.Ending<Value>) -> Presented
    ) async -> Presentation.Result<Value> {
        await present(overlay, shouldEnd: shouldEnd, file: file, line: line) {
            (end: Presentation.Ending<Value>) in
            UIHostingController.onSheet(content(end).overlayAnchor())
        }
    }
}
#endif
