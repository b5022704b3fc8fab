import Scrim
import SwiftUI

extension View {
    /// Shows any overlay for as long as a flag is up: for what the other modifiers have no argument for.
    ///
    /// ```swift
    /// .scrim(.veil("Saving…").with(\.appearance, .classic), isPresented: $isSaving)
    /// ```
    ///
    /// Content, look and a sheet's behaviour change in place; what else changes counts the next time. When the
    /// overlay ends by itself (its button, its time), the flag is taken down, once. When the view goes, so does the
    /// overlay, and the flag is left alone.
    ///
    /// - Parameters:
    ///   - overlay: What to show; its texts are already localised.
    ///   - isPresented: The flag.
    ///   - area: What it covers; `nil`: the view for loading and activity, else the window.
    ///   - shouldEnd: Asked before a user's act ends it; `false` refuses.
    ///   - onAction: Runs when its action button is taken.
    ///   - onEnd: Told how it ended, once for each time that it was shown, after the flag was taken down; may put
    ///     it up again.
    @MainActor
    public func scrim(
        _ overlay: Overlay, isPresented: Binding<Bool>, over area: OverlayArea? = nil,
        shouldEnd: (@MainActor (Cause) -> Bool)? = nil, onAction: (@MainActor () -> Void)? = nil,
        onEnd: (@MainActor (Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line
    ) -> some View {
        modifier(
            FlagModifier(
                isPresented: isPresented, overlay: overlay, area: area ?? .standard(for: overlay.kind),
                ears: Ears(
                    shouldEnd: shouldEnd, onAction: onAction, onEnd: onEnd, file: file, line: line),
                presented: EmptyView.init))
    }
}
