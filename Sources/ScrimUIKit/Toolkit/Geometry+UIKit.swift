#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

// Converts the core's values to UIKit's, and back.

extension Rect {
    init(_ rect: CGRect) {
        self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension Point {
    init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y)
    }

    var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension Size {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension UIView {
    /// Sets the frame that the view would have without its transform.
    func setUntransformedFrame(_ frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
#endif
