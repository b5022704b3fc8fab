import Scrim
import SwiftUI

extension View {
    /// Says that this view is busy while a flag is up; what is around it stays in use.
    ///
    /// ```swift
    /// ArticleList().activity(isPresented: $isLoading)
    /// ```
    ///
    /// - Parameters:
    ///   - message: What it says, already localised; `nil`: the stage's `Strings.loading`.
    ///   - isPresented: The flag; taken down when the overlay ends by itself.
    ///   - onEnd: Told how it ended, once for each time that it was shown.
    @MainActor
    public func activity(
        _ message: String? = nil, isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line,
        onEnd: (@MainActor (Outcome) -> Void)? = nil
    ) -> some View {
        scrim(.activity(message), isPresented: isPresented, onEnd: onEnd, file: file, line: line)
    }
}
