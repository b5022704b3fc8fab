#if canImport(UIKit)
import UIKit

/// Takes the touches of a region that is blocked while nothing is drawn over it yet, and does nothing with them.
final class TouchBlockingView: UIView, RegionOverlayView {
    /// Whether a touch at a point is blocked.
    private let blocks: (CGPoint) -> Bool

    init(blocks: @escaping (CGPoint) -> Bool) {
        self.blocks = blocks
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bounds.contains(point) && blocks(point) ? self : nil
    }
}
#endif
