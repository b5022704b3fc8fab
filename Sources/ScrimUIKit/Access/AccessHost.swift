#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The host's windows, surfaces and regions, on which an access plan is performed.
@MainActor
protocol AccessHost: AnyObject {
    /// The window that overlays cover; `nil`: there is none yet, or no more.
    var window: UIWindow? { get }

    /// The library's windows, and the one that they cover.
    var windows: [UIWindow] { get }

    /// Whether the content of a sheet presents something in front of everything, in another window than the app's.
    var isPresentingOnSheet: Bool { get }

    /// The surfaces, back to front.
    var surfaces: [SurfaceView] { get }

    /// The surfaces that one in front of them covers.
    var covered: Set<SurfaceID> { get }

    /// The layers over a whole window that a modal surface can lie in.
    var modalLayers: [any SurfaceLayer] { get }

    /// The view of a presented surface.
    func surface(_ id: SurfaceID) -> SurfaceView?

    /// The app's view of a region; `nil` for the window, and if there is none.
    func view(of region: Region) -> UIView?
}
#endif
