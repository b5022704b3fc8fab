#if canImport(UIKit)
@_spi(Host) import ScrimUIKit
import UIKit

/// An invisible view over a SwiftUI view, from which overlays are shown.
///
/// It has the size of that view, and takes no touches itself.
final class AnchorView: UIView, RegionContainer {
    /// The region of overlays that cover the SwiftUI view.
    ///
    /// It is a subview of the anchor because the host puts overlays into a region's superview, and that must not be one
    /// of SwiftUI's own views.
    let regionView: UIView
    /// Called when the anchor entered or left a window.
    var onMove: (@MainActor () -> Void)?
    var onHide: (@MainActor (Bool) -> Void)?
    /// Called when something over the region may take touches, and when nothing does any more.
    var onTouchable: (@MainActor () -> Void)?

    init(regionView: UIView) {
        self.regionView = regionView
        super.init(frame: .zero)
        regionView.frame = bounds
        regionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(regionView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// The app's window that the view belongs to, even if the view's page is out of sight, such as another tab's.
    ///
    /// The view of such a page is in no window. But a controller around the page is in one, or a controller that the
    /// page presents over the full screen.
    var windowOfApp: UIWindow? {
        if let window { return window }
        guard let page else { return nil }
        let around = sequence(first: page, next: \.parent)
        let presented = sequence(first: page, next: \.presentedViewController)
        return [Array(around), Array(presented)].joined().lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    /// Whether the view is on a page whose controller is in no window, such as a page that was popped and is kept.
    ///
    /// A view without a controller around it, such as in the cell of a row out of sight, may still be in use, so this
    /// is false for it.
    var isOnPageWithoutWindow: Bool { page != nil && windowOfApp == nil }

    private var page: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove?()
    }

    // While nothing is over the region, the anchor takes no touches, whatever hit-testing returns. For SwiftUI's own
    // view around the anchor, `PlacedAnchor` has to disable touches.

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        isUserInteractionEnabled = subviews.count > 1
        onTouchable?()
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        isUserInteractionEnabled = subviews.contains { $0 !== subview && $0 !== regionView }
        onTouchable?()
    }

    /// Only views that the host has put over the region take touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === regionView ? nil : hit
    }
}
#endif
