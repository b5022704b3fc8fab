import Adwaita
@_spi(Host) import Scrim

extension AnyView {
    /// Covers the whole window while a flag is set, including bars, sheets and the keyboard.
    ///
    /// ```swift
    /// .veil("Signing in…", isPresented: $isSigningIn, cancel: .standard) { outcome in
    ///     if [.cancelButton, .escape].contains(outcome.cause) { signIn.cancel() }
    /// }
    /// ```
    ///
    /// For work that has a beginning and an end, `during` of an `OverlayAnchor`'s window is shorter, and its
    /// cancel button cancels the work.
    ///
    /// - Parameters:
    ///   - message: The text, already localized; a change shows at once.
    ///   - isPresented: The flag; reset when the veil ends by itself.
    ///   - detail: A quieter text below.
    ///   - progress: How much is done, 0 to 1; `nil` shows a spinner.
    ///   - cancel: The cancel button; `nil`: none.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    public func veil(
        _ message: String? = nil, isPresented: Binding<Bool>, detail: String? = nil, progress: Double? = nil,
        cancel: Scrim.Overlay.CancelButton? = nil, file: String = #fileID, line: Int = #line,
        onEnd: ((Presentation.Outcome) -> Void)? = nil
    ) -> AnyView {
        scrim(
            .veil(message, detail: detail, progress: progress, cancel: cancel),
            isPresented: isPresented, onEnd: onEnd, file: file, line: line)
    }
}
