#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Finds the host, and with it the stage, of a scene, a window or a view.
extension UIKitHost {
    /// The overlays of a scene's key window.
    static func overlays(of scene: UIWindowScene) -> Overlays<View> {
        let host = of(scene)
        host.refresh(covering: scene.keyWindow)
        return Overlays(region: .window, stage: host.stage, host: host)
    }

    /// The overlays of a window, or of a view wherever it is.
    static func overlays(of view: UIView) -> Overlays<View> {
        let window = view as? UIWindow ?? view.window
        let host = window?.windowScene.map { of($0) } ?? host(ofAbsent: RegionProbe.of(view))
        host.refresh(covering: window)
        let region: Region = view is UIWindow ? .window : .view(host.track(view))
        return Overlays(region: region, stage: host.stage, host: host)
    }

    /// The overlays of a window's scene, whichever of its windows they cover.
    static func sceneOverlays(of window: UIWindow) -> Overlays<View> {
        guard let scene = window.windowScene else { return overlays(of: window) }
        let host = of(scene)
        return Overlays(region: .window, stage: host.stage, host: host)
    }

    /// The one host of a scene.
    static func of(_ scene: UIWindowScene) -> UIKitHost {
        if let known = hosts[ObjectIdentifier(scene)], known.scene === scene { return known }
        let host = UIKitHost(scene: scene)
        // Overlays in a scene that is gone end at once, and nothing would ever remove the host again.
        if host.sceneObserver?.state == .gone {
            host.sceneChanged(.gone)
        } else {
            hosts[ObjectIdentifier(scene)] = host
        }
        return host
    }

    /// Removes the host of a scene that is gone.
    static func drop(_ host: UIKitHost) {
        hosts = hosts.filter { $0.value !== host }
    }

    /// The host of a view that is in no scene: the host of its last scene, or one that the probe keeps alive.
    private static func host(ofAbsent probe: RegionProbe) -> UIKitHost {
        if let last = hosts.values.first(where: { $0.regions === probe.tracker }) { return last }
        let host = probe.waitingHost as? UIKitHost ?? UIKitHost(scene: nil)
        probe.waitingHost = host
        return host
    }

    /// The hosts by scene: without the Objective-C runtime, an object cannot be attached to a scene.
    private static var hosts: [ObjectIdentifier: UIKitHost] = [:]
}

extension UIKitHost: WaitingHost {}
#endif
