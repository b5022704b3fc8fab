import Scrim
import SwiftUI

/// What the app wants to be asked and told about an overlay that a binding shows.
struct Ears {
    var shouldEnd: (@MainActor (Cause) -> Bool)?
    var onAction: (@MainActor () -> Void)?
    /// Where a sheet rests.
    var selection: Binding<Detent>?
    var onPosition: (@MainActor (SheetPosition) -> Void)?
    var onEnd: (@MainActor (Outcome) -> Void)?
    /// Where the app wrote the modifier.
    let file: String
    let line: Int

    /// Hears where a sheet rests now.
    @MainActor var onRest: (@MainActor (Detent) -> Void)? {
        guard let selection else { return nil }
        return { detent in
            if selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }
}
