#if canImport(UIKit)
import UIKit

/// Takes touches and ignores them: in a blocked region that nothing is drawn over yet, or over the keyboard's keys.
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
