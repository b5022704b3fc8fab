#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Moves overlays that wait for a view or window to the host of the scene that it enters.
extension UIKitHost {
    /// A view that is a region entered another scene, or its first one.
    func regionMoved(_ id: Region.ID, _ view: UIView, to scene: UIWindowScene) {
        let other = UIKitHost.of(scene)
        other.refresh(covering: view.window)
        _ = other.track(view)
        stage.transfer(.view(id), to: other.stage)
        retire(waitingFor: view, to: other)
    }

    /// A window appeared: a view that was in no scene when it was asked for its overlays may be in one now.
    func windowCameUp(_ notification: Notification) {
        guard let window = notification.object as? UIWindow, let scene = window.windowScene,
            let probe = RegionProbe.known(in: window), probe.waitingHost === self
        else { return }
        let other = UIKitHost.of(scene)
        other.refresh(covering: window)
        retire(waitingFor: window, to: other)
    }

    /// Ends a host that waited with a view, because the view has its scene's host now.
    private func retire(waitingFor view: UIView, to other: UIKitHost) {
        guard sceneObserver == nil, let probe = RegionProbe.known(in: view), probe.waitingHost === self else {
            return
        }
        other.clearBars.add(contentsOf: clearBars)
        stage.retire(to: other.stage)
        close()
        probe.waitingHost = nil
    }
}
#endif
