import Screen
@_spi(Host) import Scrim
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension AppFixture {
    /// Shows an overlay without grace and minimum: it appears at once, and leaves at once when dismissed.
    func showNow(_ overlay: Overlay, over region: UIView? = nil) -> Presentation {
        let overlays = region?.overlays ?? overlays
        let shown = overlays.show(overlay.with(\.timing, Overlay.Timing()))
        screen.advance(by: 0.5)
        return shown
    }

    /// Shows a sheet with a view of this height, and waits until it is at rest.
    func showSheet(
        _ overlay: Overlay = .sheet, height: CGFloat = 200, content: UIView? = nil
    ) -> Presentation {
        let shown = overlays.show(overlay) {
            content ?? UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        }
        screen.advance(by: 2)
        return shown
    }

    /// The library's visible windows.
    var ours: [OverlayWindow] {
        screen.scene.windows.compactMap { $0 as? OverlayWindow }.filter { !$0.isHidden }
    }

    var surface: SurfaceView? { host.surfaces.last }

    /// The offset of the surface's panel as drawn from where it rests.
    var drawnOffset: CGPoint? {
        surface?.panel.layer.presentation().map { CGPoint(x: $0.transform.m41, y: $0.transform.m42) }
    }

    /// True if nothing of the library is left in the scene.
    var isClean: Bool {
        ours.isEmpty && !window.subviews.contains { $0 is LayerView || $0 is PlaceholderResponder }
            && host.surfaces.isEmpty && screen.runningDisplayLinks == 0 && NSLayoutConstraint.activeCount == 0
    }

    /// Lets everything happen that is due within this time.
    func settle(_ seconds: TimeInterval = 2) async {
        for _ in 0..<20 { await pass(seconds / 20) }
    }
}

extension Geometry.Rect {
    var center: Geometry.Point { Geometry.Point(x: midX, y: midY) }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
