import Scrim
import SwiftUI

/// An overlay for as long as a flag is up.
struct FlagModifier<Presented: View>: ViewModifier {
    // A property, not only captured: so SwiftUI updates the modifier when the flag changes.
    let isPresented: Binding<Bool>
    let overlay: Overlay
    let area: OverlayArea
    let ears: Ears
    /// The app's view on it; `EmptyView` for an overlay without one.
    let presented: () -> Presented

    func body(content: Content) -> some View {
        let wish = Wish(id: true, overlay: overlay)
        content.modifier(
            SubjectModifier(
                wish: isPresented.wrappedValue ? wish : nil, area: area, ears: ears,
                read: { isPresented.wrappedValue ? wish : nil }, clear: { isPresented.wrappedValue = false },
                presented: Presented.self == EmptyView.self ? nil : AnyView(presented())))
    }
}
