import Scrim
import SwiftUI

extension View {
    /// Fills the view, or the keyboard, with a message and a spinner while a flag is up.
    ///
    /// ```swift
    /// MessageList().loading(isPresented: $isRefreshing)
    /// Composer().loading("Sending…", isPresented: $isSending, over: .keyboard)
    /// ```
    ///
    /// - Parameters:
    ///   - message: What it says, already localised; a change shows at once.
    ///   - isPresented: The flag; taken down when the overlay ends by itself.
    ///   - area: What it covers.
    ///   - detail: A quieter text below.
    ///   - progress: How much is done, 0 to 1; `nil` shows a spinner.
    ///   - cancel: Its cancel button; `nil`: none.
    ///   - onEnd: Told how it ended, once for each time that it was shown.
    @MainActor
    public func loading(
        _ message: String? = nil, isPresented: Binding<Bool>, over area: OverlayArea = .view,
        detail: String? = nil, progress: Double? = nil, cancel: CancelButton? = nil,
        file: String = #fileID, line: Int = #line, onEnd: (@MainActor (Outcome) -> Void)? = nil
    ) -> some View {
        scrim(
            .loading(message, detail: detail, indicator: .at(progress), cancel: cancel),
            isPresented: isPresented, over: area, onEnd: onEnd, file: file, line: line)
    }
}
