import Scrim
import UIKit

/// Sits in a view that is a region, unseen and of no size: a view tells nobody but its subviews that it came into
/// a window, left one, or is destroyed.
///
/// It is also the view's name as a region, the same whenever and in whichever window it is asked for.
final class RegionProbe: UIView {
    let id = RegionID()
    /// Who follows the view now.
    weak var book: RegionBook?
    /// The host of a view that waits for a window; kept here until then.
    var waiting: UIKitHost?

    private weak var region: UIView?

    /// The probe of a view, put into it if there is none yet.
    static func of(_ view: UIView) -> RegionProbe {
        if let known = known(in: view) { return known }
        let probe = RegionProbe(region: view)
        place(in: view).insertSubview(probe, at: 0)
        return probe
    }

    /// The probe that a view has; `nil`: none.
    static func known(in view: UIView) -> RegionProbe? {
        place(in: view).subviews.lazy.compactMap { $0 as? RegionProbe }.first
    }

    private static func place(in view: UIView) -> UIView {
        (view as? UIVisualEffectView)?.contentView ?? view
    }

    private init(region: UIView) {
        self.region = region
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    deinit {
        // In the middle of whatever let go of the view.
        let (id, book, waiting) = (id, book, waiting)
        Task { @MainActor in
            // The host of a view that never found a window goes with it, but not before it has heard.
            withExtendedLifetime(waiting) { book?.regionGone(id) }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        book?.regionMoved(id)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // An app that clears out its view's subviews means its own.
        guard superview == nil, let region, book != nil || waiting != nil else { return }
        Self.place(in: region).insertSubview(self, at: 0)
    }
}
