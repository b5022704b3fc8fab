#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The host's windows, and its views of surfaces and regions: what every part of the host above the drawing needs.
@MainActor
protocol ViewHost: AnyObject {
    /// The window that overlays cover; `nil`: there is none yet, or it is gone.
    var window: UIWindow? { get }

    /// The library's windows, and the one that they cover.
    var windows: [UIWindow] { get }

    /// The view of a presented surface.
    func surface(_ id: SurfaceID) -> SurfaceView?

    /// The app's view of a region; `nil` for the window, and if there is none.
    func view(of region: Region) -> UIView?
}
#endif
