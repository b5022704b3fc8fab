#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The app's bars that notices keep clear of.
@MainActor
final class ClearBars {
    private var bars: [WeakBar] = []

    private struct WeakBar {
        weak var content: (any OverlayContent)?

        /// The bar's view; `nil`: the bar is gone, or its controller has not loaded its view yet.
        @MainActor var view: UIView? { content as? UIView ?? (content as? UIViewController)?.viewIfLoaded }
    }

    /// Adds a bar, which counts as long as it exists.
    func add(_ bar: any OverlayContent) {
        bars.removeAll { $0.content == nil || $0.content === bar }
        bars.append(WeakBar(content: bar))
    }

    /// Takes over the bars of a host that waited for a scene.
    func add(contentsOf others: ClearBars) {
        for bar in others.bars.compactMap(\.content) { add(bar) }
    }

    /// The visible parts of the bars that are visible in the window, or in another window of its scene.
    func frames(in window: UIWindow) -> [Rect] {
        bars.compactMap { bar in
            guard let view = bar.view, let own = view.window, view.isInSight, !view.isFadedOut,
                own.windowScene === window.windowScene
            else { return nil }
            return RegionGeometry(of: view, in: own).moved(from: own, to: window).visible
        }
    }
}

extension UIView {
    /// Whether nothing of the view can be seen, because it and its ancestors have no opacity together.
    fileprivate var isFadedOut: Bool {
        let opacity = sequence(first: self, next: \.superview).reduce(1) { $0 * Double($1.alpha) }
        return opacity < Tuning.leastBarOpacity
    }
}
#endif
