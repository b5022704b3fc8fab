#if canImport(UIKit)
import SwiftUI

extension View {
    /// Makes this view the anchor that `@Environment(\.overlays)` has for everything in it.
    ///
    /// One anchor at the root of each window is enough; a view inside can be another anchor.
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
