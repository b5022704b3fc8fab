#if canImport(UIKit) || SCRIM_CROSS_UI
@_spi(Host) import Scrim
#if SCRIM_CROSS_UI
import SwiftCrossUI
#else
import SwiftUI
#endif

extension View {
    /// Shows that this view is busy while a flag is set; the rest of the app stays in use.
    ///
    /// ```swift
    /// ArticleList().activity(isPresented: $isLoading)
    /// ```
    ///
    /// - Parameters:
    ///   - message: The text, already localized; `nil`: the stage's `Stage.Strings.loading`.
    ///   - cover: How much of the view is hidden; under a bar and a refresh the view stays in use.
    ///   - isPresented: The flag; reset when the overlay ends by itself.
    ///   - onEnd: Called with how the overlay ended, once for each showing.
    @MainActor
    public func activity(
        _ message: String? = nil, cover: Overlay.Cover = .opaque, isPresented: Binding<Bool>,
        file: String = #fileID, line: Int = #line,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil
    ) -> some View {
        scrim(
            .activity(message, cover: cover), isPresented: isPresented, onEnd: onEnd, file: file, line: line)
    }
}
#endif
