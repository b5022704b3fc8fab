#if canImport(UIKit) || SCRIM_CROSS_UI
@_spi(Host) import Scrim
#if SCRIM_CROSS_UI
import SwiftCrossUI
#else
import SwiftUI
#endif

extension View {
    /// Shows any overlay while a flag is set: for overlays for which the other modifiers have no argument.
    ///
    /// ```swift
    /// .scrim(.veil("Saving…").with(\.appearance, .classic), isPresented: $isSaving)
    /// ```
    ///
    /// Content, look, input, lifetime and a sheet's behavior change in place. An overlay of another kind, or a notice
    /// at another placement, replaces the first without a call of `onEnd`. Other changes take effect at the next
    /// showing, as does the input of a loading or activity overlay. When the overlay ends by itself (its button, its
    /// time), the flag is reset once. When the view goes, so does the overlay, and the flag is left alone. The overlay
    /// also goes with a page that your app removes and keeps, and comes back with the page.
    ///
    /// - Parameters:
    ///   - overlay: What to show; its texts are already localized.
    ///   - isPresented: The flag.
    ///   - area: The area that the overlay covers; `nil`: the view for loading and activity, else the window.
    ///   - shouldEnd: Asked before a user's act ends the overlay; `false` refuses.
    ///   - onAction: Runs when the overlay's action button is pressed.
    ///   - onShow: Called when the overlay is on screen for the first time, once for each showing. A notice may wait
    ///     for its turn, and an overlay may end unseen.
    ///   - onEnd: Called with how the overlay ended, once for each showing, after the flag was reset. It may set
    ///     the flag again.
    @MainActor
    public func scrim(
        _ overlay: Overlay, isPresented: Binding<Bool>, over area: OverlayArea? = nil,
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil, onAction: (@MainActor () -> Void)? = nil,
        onShow: (@MainActor () -> Void)? = nil, onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line
    ) -> some View {
        var callbacks = BindingCallbacks(
            shouldEnd: shouldEnd, onAction: onAction, onEnd: onEnd, file: file, line: line)
        callbacks.onShow = onShow
        return boundOverlay(
            isPresented: isPresented, overlay: { overlay }, area: area ?? .standard(for: overlay.kind),
            callbacks: callbacks)
    }
}
#endif
