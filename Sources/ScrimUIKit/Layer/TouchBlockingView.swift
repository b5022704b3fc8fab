#if canImport(UIKit)
import UIKit

/// Takes the touches of a region that is blocked while nothing is drawn over it yet, and does nothing with them.
final class TouchBlockingView: UIView, RegionOverlayView {
    /// Whether a touch at a point is blocked.
    private let blocks: (CGPoint, UIEvent?) -> Bool

    init(blocks: @escaping (CGPoint, UIEvent?) -> Bool) {
        self.blocks = blocks
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bounds.contains(point) && blocks(point, event) ? self : nil
    }
}
#endif
