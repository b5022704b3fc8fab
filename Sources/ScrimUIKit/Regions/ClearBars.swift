#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The app's bars that notices keep clear of.
@MainActor
final class ClearBars {
    private var bars: [WeakBar] = []

    private struct WeakBar {
        weak var content: (any OverlayContent)?

        /// A controller's view, if there is one yet.
        @MainActor var view: UIView? { content as? UIView ?? (content as? UIViewController)?.viewIfLoaded }
    }

    /// Looks at this bar, too, as long as it is there.
    func add(_ bar: any OverlayContent) {
        bars.removeAll { $0.content == nil || $0.content === bar }
        bars.append(WeakBar(content: bar))
    }

    /// Takes over those of a host that waited for a scene.
    func add(contentsOf others: ClearBars) {
        for bar in others.bars.compactMap(\.content) { add(bar) }
    }

    /// The visible parts of the bars that are in sight in the window, or in another one of its scene.
    func frames(in window: UIWindow) -> [Rect] {
        bars.compactMap { bar in
            guard let view = bar.view, let own = view.window, view.isInSight,
                own.windowScene === window.windowScene
            else { return nil }
            return RegionGeometry(of: view, in: own).moved(from: own, to: window).visible
        }
    }
}
#endif
