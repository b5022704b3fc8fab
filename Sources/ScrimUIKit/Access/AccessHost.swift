#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The host's windows, surfaces and regions, on which an access plan is performed.
@MainActor
protocol AccessHost: ViewHost {
    /// Whether the content of a sheet presents something in front of everything, in a window other than the app's.
    var isPresentingOnSheet: Bool { get }

    /// The surfaces, back to front.
    var surfaces: [SurfaceView] { get }

    /// The surfaces that a surface in front covers.
    var covered: Set<SurfaceID> { get }

    /// The layers over a whole window that a modal surface can lie in.
    var modalLayers: [any SurfaceLayer] { get }
}
#endif
