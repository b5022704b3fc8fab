#if canImport(UIKit)
import UIKit

/// A view that holds surfaces over a whole window, and decides which of them gets a touch.
@MainActor
protocol SurfaceLayer: UIView {
    /// The surfaces in the layer, back to front.
    var surfaces: [SurfaceView] { get }

    /// Whether the layer is in the app's window; otherwise it is in one of the library's.
    var isBesideApp: Bool { get }

    /// What is in front of the layer in its window: views of the app or the system, and layers with visible surfaces.
    var viewsInFront: [UIView] { get }
}

extension SurfaceLayer {
    /// The visible surfaces in front of another surface of the layer, such as notices over a veil.
    func surfaces(inFrontOf surface: SurfaceView) -> [SurfaceView] {
        surfaces.drop { $0 !== surface }.dropFirst().filter { !$0.isHidden }
    }
}
#endif
