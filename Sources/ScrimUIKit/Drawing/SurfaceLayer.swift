#if canImport(UIKit)
import UIKit

/// A view that holds surfaces over a whole window, and decides itself which of them a touch belongs to.
@MainActor
protocol SurfaceLayer: UIView {
    /// The surfaces in the layer, back to front.
    var surfaces: [SurfaceView] { get }
}
#endif
