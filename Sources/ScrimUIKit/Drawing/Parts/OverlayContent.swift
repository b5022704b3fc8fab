#if canImport(UIKit)
import UIKit

/// The content that an app can put on an overlay: a view, or a view controller with its view.
///
/// A view controller becomes a child of the controller that it appears in, while the overlay is on screen. The content
/// is kept alive until its last pixel is off the screen. Only UIKit's own two types conform.
@MainActor
public protocol OverlayContent: UIResponder {}

extension UIView: OverlayContent {}
extension UIViewController: OverlayContent {}
#endif
