#if canImport(UIKit)
@_spi(Host) import ScrimUIKit
import SwiftUI
import UIKit

extension View {
    /// Keeps the window's notices clear of this view, one of your bars, while the view exists.
    ///
    /// ```swift
    /// ZStack(alignment: .bottom) {
    ///     Library()
    ///     Player().keepsNoticesClear()
    /// }
    /// ```
    ///
    /// The same as `Overlays.keepNoticesClear(of:)`. The bar of a `TabView` is not a SwiftUI view; in that case use
    /// `.hud(…, over: .view)` on the page.
    @MainActor
    public func keepsNoticesClear() -> some View {
        overlay { ClearBarRepresentable().allowsHitTesting(false) }
    }
}

/// The bridge to UIKit: an invisible view as large as the bar.
private struct ClearBarRepresentable: UIViewRepresentable {
    func makeUIView(context: Context) -> ClearBarView { ClearBarView() }

    func updateUIView(_ view: ClearBarView, context: Context) {}
}

private final class ClearBarView: WindowProbe {
    override func enter(_ window: UIWindow) { window.sceneOverlays.keepNoticesClear(of: self) }
}
#endif
