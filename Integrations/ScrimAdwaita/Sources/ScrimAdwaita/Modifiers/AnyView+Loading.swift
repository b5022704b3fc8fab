import Adwaita
@_spi(Host) import Scrim

extension AnyView {
    /// Fills the view, or the keyboard, with a message and a spinner while a flag is set.
    ///
    /// ```swift
    /// MessageList().loading(isPresented: $isRefreshing)
    /// Composer().loading("Sending…", isPresented: $isSending, over: .keyboard)
    /// ```
    ///
    /// - Parameters:
    ///   - message: The text, already localized; a change shows at once.
    ///   - isPresented: The flag; reset when the overlay ends by itself.
    ///   - area: The area that the overlay covers.
    ///   - detail: A quieter text below.
    ///   - progress: How much is done, 0 to 1; `nil` shows a spinner.
    ///   - cancel: The cancel button; `nil`: none.
    ///   - cover: How much of the view is hidden; under a bar and a refresh the view stays in use.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    public func loading(
        _ message: String? = nil, isPresented: Binding<Bool>, over area: OverlayArea = .view,
        detail: String? = nil, progress: Double? = nil, cancel: Scrim.Overlay.CancelButton? = nil,
        cover: Scrim.Overlay.Cover = .opaque,
        file: String = #fileID, line: Int = #line, onEnd: ((Presentation.Outcome) -> Void)? = nil
    ) -> AnyView {
        scrim(
            .loading(message, detail: detail, progress: progress, cancel: cancel, cover: cover),
            isPresented: isPresented, over: area, onEnd: onEnd, file: file, line: line)
    }
}
