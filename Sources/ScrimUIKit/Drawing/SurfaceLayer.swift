#if canImport(UIKit)
import UIKit

/// A view that holds surfaces over a whole window, and decides itself which of them a touch belongs to.
@MainActor
protocol SurfaceLayer: UIView {
    /// The surfaces in the layer, back to front.
    var surfaces: [SurfaceView] { get }

    /// Whether the layer is in the app's window; otherwise it is in one of the library's.
    var isBesideApp: Bool { get }

    /// What is in front of the layer in its window: views of the app's or the system's, and layers with visible surfaces.
    var viewsInFront: [UIView] { get }
}

extension SurfaceLayer {
    /// The surfaces in front of one in the layer that are not hidden, such as notices over a veil.
    func surfaces(inFrontOf surface: SurfaceView) -> [SurfaceView] {
        surfaces.drop { $0 !== surface }.dropFirst().filter { !$0.isHidden }
    }
}
#endif
