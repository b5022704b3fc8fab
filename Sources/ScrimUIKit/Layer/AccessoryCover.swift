#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Covers the bar that the app has above the keyboard, or docked at the bottom, while overlays block or dim
/// the app's window.
///
/// The bar is part of the app's page. The system has it in the keyboard's window, which is in front of the app's:
/// there it would stay bright, and in use.
@MainActor
final class AccessoryCover {
    private weak var host: (any LayerHost)?
    /// The view that covers the bar; `nil`: the bar is not covered.
    private(set) var view: TouchBlockingView?

    init(_ host: any LayerHost) {
        self.host = host
    }

    /// Puts the cover in front of a bar, or takes it away.
    ///
    /// - Parameters:
    ///   - bar: `nil`: there is none, or nothing covers the app's window.
    ///   - surfaces: What dims the app's window, back to front.
    func follow(_ bar: UIView?, dimmedBy surfaces: [SurfaceView]) {
        guard let bar, let window = bar.window else {
            view?.removeFromSuperview()
            return view = nil
        }
        let cover = view ?? makeView()
        view = cover
        // The call may be within an animation of the app.
        UIView.performWithoutAnimation {
            place(cover, over: bar, in: window)
            dim(cover, by: surfaces)
        }
    }

    private func makeView() -> TouchBlockingView {
        weak var made: TouchBlockingView?
        let cover = TouchBlockingView { [weak host] point, event in
            guard let host, let made, host.gate.plan.windowBlocker != nil else { return false }
            return host.route(ofPressAt: host.stagePoint(point, in: made), in: event) != .app
        }
        made = cover
        return cover
    }

    private func place(_ cover: UIView, over bar: UIView, in window: UIWindow) {
        if cover.superview !== window { window.addSubview(cover) }
        let views = window.subviews
        if let own = bar.topLevelView, let index = views.firstIndex(of: own),
            let front = views.firstIndex(of: cover), front < index
        {
            window.insertSubview(cover, aboveSubview: own)
        }
        let frame = bar.convert(bar.bounds, to: window)
        if cover.frame != frame { cover.frame = frame }
    }

    /// Makes the cover as dark as the app's window is: with a copy of each scrim.
    private func dim(_ cover: UIView, by surfaces: [SurfaceView]) {
        for extra in cover.subviews.dropFirst(surfaces.count) { extra.removeFromSuperview() }
        for _ in cover.subviews.count..<surfaces.count { cover.addSubview(UIView()) }
        for (copy, surface) in zip(cover.subviews, surfaces) {
            let (scrim, group) = (surface.scrim.layer, surface.group.layer)
            copy.frame = cover.bounds
            copy.backgroundColor = surface.scrim.backgroundColor
            copy.layer.opacity = scrim.opacity * group.opacity
            Keyframes.copy("opacity", from: [scrim, group], to: copy.layer)
        }
    }
}
#endif
