#if canImport(UIKit)
import SwiftUI

extension View {
    /// Makes this view the place that `@Environment(\.overlays)` names for all that is in it.
    ///
    /// Once at the root of each window is enough; a view further in can be another anchor.
    @MainActor
    public func overlayAnchor() -> some View { modifier(OverlayAnchorModifier()) }
}

private struct OverlayAnchorModifier: ViewModifier {
    @State private var anchor = OverlayAnchor()

    func body(content: Content) -> some View {
        content
            .environment(\.overlays, anchor)
            .overlay { PlacedAnchor(AnchorRepresentable<EmptyView>(anchor: anchor)) }
    }
}
#endif
