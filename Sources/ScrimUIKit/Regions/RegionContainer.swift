#if canImport(UIKit)
import UIKit

/// A view around a region that holds the region's overlays, even inside a scroll view: the views above it belong to
/// SwiftUI, which does not allow foreign subviews.
@_spi(Host)
@MainActor
public protocol RegionContainer: UIView {
    /// Called when an overlay hides the region from assistive technology, and when no overlay hides it any more.
    var onHide: (@MainActor (Bool) -> Void)? { get }
}
#endif
