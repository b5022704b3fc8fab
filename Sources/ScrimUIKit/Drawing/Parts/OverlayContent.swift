#if canImport(UIKit)
import UIKit

/// What an app can put on an overlay: a view, or a view controller with its view.
///
/// A view controller becomes the child of the one that it appears in, for as long as the overlay is on screen. What
/// is shown is kept alive until its last pixel is off. Only UIKit's own two types conform.
@MainActor
public protocol OverlayContent: UIResponder {}

extension UIView: OverlayContent {}
extension UIViewController: OverlayContent {}
#endif
