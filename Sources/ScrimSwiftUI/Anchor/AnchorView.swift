#if canImport(UIKit)
@_spi(Host) import ScrimUIKit
import UIKit

/// An invisible view over a SwiftUI view, from which overlays are shown: as large as that view, and without touches of
/// its own.
final class AnchorView: UIView, RegionContainer {
    /// The region of overlays that cover the SwiftUI view.
    ///
    /// It is a subview of the anchor, because the host puts overlays into a region's superview, and that must not be
    /// one of SwiftUI's own views.
    let regionView: UIView
    /// Called when the anchor came into a window or left one.
    var onMove: (@MainActor () -> Void)?
    var onHide: (@MainActor (Bool) -> Void)?
    /// Called when something comes over the region that may take touches, and when nothing does any more.
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

    /// The window of the app that the view belongs to; also of a page that is out of sight, such as another tab's.
    ///
    /// The view of such a page is in no window, but a controller around the page is, or one that is presented over the full
    /// screen.
    var windowOfApp: UIWindow? {
        if let window { return window }
        guard let page else { return nil }
        let around = sequence(first: page, next: \.parent)
        let presented = sequence(first: page, next: \.presentedViewController)
        return [Array(around), Array(presented)].joined().lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    /// Whether the view is on a page of a controller that belongs to no window, such as one that was popped and is kept.
    ///
    /// A view without a controller around it, as in the cell of a row out of sight, may still belong to one.
    var isOnPageWithoutWindow: Bool { page != nil && windowOfApp == nil }

    private var page: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove?()
    }

    // Without anything over the region the anchor is out of the way of every touch, whatever hit-testing says. The view of
    // SwiftUI's own around it is not: `PlacedAnchor` tells SwiftUI.

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

    /// Only what the host has put over the region takes touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === regionView ? nil : hit
    }
}
#endif
