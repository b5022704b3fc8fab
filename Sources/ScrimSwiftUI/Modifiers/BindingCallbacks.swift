#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// The app's closures for an overlay that a binding shows: questions and reports.
struct BindingCallbacks {
    var shouldEnd: (@MainActor (Presentation.Cause) -> Bool)?
    var onAction: (@MainActor () -> Void)?
    /// The binding of the detent that a sheet rests at.
    var selection: Binding<Overlay.Detent>?
    var onPosition: (@MainActor (Presentation.SheetPosition) -> Void)?
    var onEnd: (@MainActor (Presentation.Outcome) -> Void)?
    /// Where the app wrote the modifier.
    let file: String
    let line: Int

    /// Sets the selection to the detent that a sheet comes to rest at; `nil`: there is no selection.
    @MainActor var onDetent: (@MainActor (Overlay.Detent) -> Void)? {
        guard let selection else { return nil }
        return { detent in
            if selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }
}
#endif
