#if canImport(UIKit)
import UIKit

/// A view that holds surfaces over a whole window, and decides itself which of them a touch belongs to.
@MainActor
protocol SurfaceLayer: UIView {
    /// The surfaces in the layer, back to front.
    var surfaces: [SurfaceView] { get }

    /// What of the app's or the system's is in front of the layer in its window.
    var viewsInFront: [UIView] { get }
}
#endif
