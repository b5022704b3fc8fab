#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// What an access plan is performed on: the host's windows, surfaces and regions.
@MainActor
protocol AccessHost: AnyObject {
    /// The window that overlays cover; `nil`: there is none yet, or no more.
    var window: UIWindow? { get }

    /// What is up, back to front.
    var surfaces: [SurfaceView] { get }

    /// The layers over a whole window that a modal surface can lie in.
    var modalLayers: [any SurfaceLayer] { get }

    /// The view of a surface that is up.
    func surface(_ id: SurfaceID) -> SurfaceView?

    /// The app's view that a region is; `nil` for the window, and for what is not there.
    func view(of region: Region) -> UIView?
}
#endif
