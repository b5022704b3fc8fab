import UIKit

/// A place in the view tree that overlays are shown from: as large as the SwiftUI view it lies over, and nothing to
/// see or to touch.
final class AnchorView: UIView {
    /// What overlays of the view cover.
    ///
    /// It has the anchor for a superview, so that what the host lays beside it never ends up among SwiftUI's own
    /// views.
    let ground = UIView()
    /// Told when it came into a window or left one.
    var onMove: (@MainActor () -> Void)?

    init() {
        super.init(frame: .zero)
        ground.frame = bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ground)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("an anchor is not from a nib") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove?()
    }

    /// Only what the host laid over it takes touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === ground ? nil : hit
    }
}
