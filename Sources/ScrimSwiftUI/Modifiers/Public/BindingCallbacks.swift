#if canImport(UIKit) || SCRIM_CROSS_UI
@_spi(Host) import Scrim
#if SCRIM_CROSS_UI
import SwiftCrossUI
#else
import SwiftUI
#endif

/// The app's closures for an overlay that a binding shows: questions and reports.
struct BindingCallbacks {
    var shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?
    var onAction: (@MainActor () -> Void)?
    var validate: (@MainActor (String) -> String?)?
    /// What a question was answered with: the index of the button or row, and what was typed and chosen.
    var onAnswer: (@MainActor (Int, Overlay.Content) -> Void)?
    /// The binding of the detent that a sheet rests at.
    var selection: Binding<Overlay.Detent>?
    var onPosition: (@MainActor (Presentation.SheetPosition) -> Void)?
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?
    /// Where the app wrote the modifier.
    let file: String
    let line: Int

    /// Runs what the app has for any button, or for an answer.
    @MainActor var onButton: (@MainActor (Int, Overlay.Content) -> Void)? {
        if let onAnswer { return onAnswer }
        guard let onAction else { return nil }
        return { _, _ in onAction() }
    }

    /// Sets the selection to the detent that a sheet comes to rest at; `nil`: there is no selection.
    @MainActor var onDetent: (@MainActor (Overlay.Detent) -> Void)? {
        guard let selection else { return nil }
        return { detent in
            if selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }
}
#endif
