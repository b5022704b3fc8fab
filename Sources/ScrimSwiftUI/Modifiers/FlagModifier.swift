#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// Shows an overlay while a flag is set.
struct FlagModifier<Presented: View>: ViewModifier {
    // A property, not only a captured value, so that SwiftUI updates the modifier when the flag changes.
    let isPresented: Binding<Bool>
    /// Called only while the flag is set.
    let overlay: @MainActor () -> Overlay
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// The app's view on the overlay; `nil`: the overlay has no view.
    let presented: (() -> Presented)?

    func body(content: Content) -> some View {
        content.modifier(
            BoundOverlayModifier(
                request: request, area: area, callbacks: callbacks, read: { request },
                clear: { isPresented.wrappedValue = false },
                // Made only while the overlay is presented, as for SwiftUI's own sheets: the app may force-unwrap what
                // the view shows.
                presented: isPresented.wrappedValue ? presented?() : nil))
    }

    private var request: BindingRequest? {
        isPresented.wrappedValue ? BindingRequest(id: true, overlay: overlay()) : nil
    }
}
#endif
