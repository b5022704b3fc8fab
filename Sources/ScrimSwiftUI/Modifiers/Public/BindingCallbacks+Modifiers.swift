#if canImport(UIKit) || SCRIM_CROSS_UI
@_spi(Host) import Scrim
#if SCRIM_CROSS_UI
import SwiftCrossUI
#else
import SwiftUI
#endif

extension BindingCallbacks {
    /// The callbacks of an overlay whose buttons all do the same.
    @MainActor
    init(
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil, onAction: (@MainActor () -> Void)?,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)?, file: String, line: Int
    ) {
        self.init(shouldEnd: shouldEnd, onEnd: onEnd, file: file, line: line)
        if let onAction { onAnswer = { _, _ in onAction() } }
    }

    /// The callbacks of a sheet; `selection` is set to the detent at which the sheet comes to rest.
    @MainActor
    init(
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil, selection: Binding<Overlay.Detent>?,
        onPosition: (@MainActor (Presentation.SheetPosition) -> Void)?,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil, file: String, line: Int
    ) {
        self.init(shouldEnd: shouldEnd, onPosition: onPosition, onEnd: onEnd, file: file, line: line)
        guard let selection else { return }
        onDetent = { detent in
            if selection.wrappedValue != detent { selection.wrappedValue = detent }
        }
    }
}
#endif
