#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The overlays of a window or a view of UIKit.
public typealias UIKitOverlays = Overlays<any OverlayContent>

extension UIView {
    /// The overlays of this view.
    ///
    /// On a window, the overlays cover all of it, including its bars (`window.overlays`). On any other view, they
    /// follow the view wherever it goes. They are placed just above the view, as siblings: a table still scrolls, and a
    /// tab bar stays in use. Before the view is in a window (in `viewDidLoad`), they wait until it is.
    public var overlays: UIKitOverlays {
        UIKitHost.overlays(of: self)
    }
}

extension UIWindow {
    /// The overlays of the window's scene.
    ///
    /// Unlike `overlays`, asking for these does not bring the scene's notices into this window.
    @_spi(Host) public var sceneOverlays: UIKitOverlays { UIKitHost.sceneOverlays(of: self) }
}

extension UIWindowScene {
    /// The overlays of this scene, over its key window.
    ///
    /// Each scene has its own stage, and a stage knows nothing of the others. Before the scene has a window, overlays
    /// wait for one.
    public var overlays: UIKitOverlays {
        UIKitHost.overlays(of: self)
    }
}
#endif
