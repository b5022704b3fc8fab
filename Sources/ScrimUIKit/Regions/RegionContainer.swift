#if canImport(UIKit)
import UIKit

/// A view around a region that takes the region's overlays in, whatever scrolls around it: what is above belongs to
/// SwiftUI, which takes no views of others.
@_spi(Host)
@MainActor
public protocol RegionContainer: UIView {
    /// Called when an overlay hides the region from assistive technology, and when nothing does any more.
    var onHide: (@MainActor (Bool) -> Void)? { get }
}
#endif
