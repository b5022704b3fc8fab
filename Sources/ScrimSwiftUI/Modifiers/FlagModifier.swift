#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// Shows an overlay while a flag is set.
struct FlagModifier<Presented: View>: ViewModifier {
    // A property, not only captured: so SwiftUI updates the modifier when the flag changes.
    let isPresented: Binding<Bool>
    /// Asked only while the flag is set.
    let overlay: @MainActor () -> Overlay
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// The app's view on the overlay; `nil`: the overlay has none.
    let presented: (() -> Presented)?

    func body(content: Content) -> some View {
        content.modifier(
            BoundOverlayModifier(
                request: request, area: area, callbacks: callbacks, read: { request },
                clear: { isPresented.wrappedValue = false },
                // Not before it is presented, as with SwiftUI's own sheets: the app may force-unwrap what it shows.
                presented: isPresented.wrappedValue ? presented?() : nil))
    }

    private var request: BindingRequest? {
        isPresented.wrappedValue ? BindingRequest(id: true, overlay: overlay()) : nil
    }
}
#endif
