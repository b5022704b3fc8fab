#if canImport(UIKit) || SCRIM_CROSS_UI
@_spi(Host) import Scrim
#if SCRIM_CROSS_UI
import SwiftCrossUI
#else
import SwiftUI
#endif

extension View {
    /// Covers the whole window while a flag is set, including bars, sheets, full-screen covers and the keyboard.
    ///
    /// ```swift
    /// .veil("Signing in…", isPresented: $isSigningIn, cancel: .standard) { outcome in
    ///     if [.cancelButton, .escape].contains(outcome.cause) { signIn.cancel() }
    /// }
    /// ```
    ///
    /// For work that has a beginning and an end, `@Environment(\.overlays)` and `during` are shorter, and their
    /// cancel button cancels the work.
    ///
    /// - Parameters:
    ///   - message: The text, already localized; a change shows at once.
    ///   - isPresented: The flag; reset when the veil ends by itself.
    ///   - detail: A quieter text below.
    ///   - progress: How much is done, 0 to 1; `nil` shows a spinner.
    ///   - cancel: The cancel button; `nil`: none.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    @MainActor
    public func veil(
        _ message: String? = nil, isPresented: Binding<Bool>, detail: String? = nil, progress: Double? = nil,
        cancel: Overlay.CancelButton? = nil, file: String = #fileID, line: Int = #line,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil
    ) -> some View {
        scrim(
            .veil(message, detail: detail, progress: progress, cancel: cancel),
            isPresented: isPresented, onEnd: onEnd, file: file, line: line)
    }
}
#endif
