#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The overlays of a window or a view of UIKit.
public typealias UIKitOverlays = Overlays<any OverlayContent>

extension UIView {
    /// The overlays of this view.
    ///
    /// Of a window: of all of it, its bars included (`window.overlays`). Of any other view: of the view, which they
    /// follow wherever it goes; they lie just above it, beside it, so a table may scroll and a tab bar stays in use.
    /// Before the view is in a window (in `viewDidLoad`) they wait for that.
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
    /// Each scene has its own stage; two stages know nothing of each other. Before the scene has a window,
    /// overlays wait for one.
    public var overlays: UIKitOverlays {
        UIKitHost.overlays(of: self)
    }
}
#endif
