@_spi(Host) import Scrim
import UIKit

/// An invisible subview in each view that is a region, which notices when that view comes into a window, leaves one,
/// or is destroyed: UIKit tells only subviews.
///
/// The probe also keeps the view's identifier as a region, the same in whichever window the view is.
final class RegionProbe: UIView {
    let id = Region.ID()
    /// The tracker of the scene that the view is in.
    weak var tracker: RegionTracker?
    /// The host of a view that is in no scene yet, kept alive until the view comes into one.
    var waitingHost: (any WaitingHost)?

    private weak var region: UIView?

    /// The probe of a view, added if there is none yet.
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
        // The view may be destroyed in the middle of anything, so the report comes later.
        let (id, tracker, waitingHost) = (id, tracker, waitingHost)
        Task { @MainActor in
            // The host of a view that never came into a window goes with the view, after the report.
            withExtendedLifetime(waitingHost) { tracker?.regionGone(id) }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tracker?.regionMoved(id)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // An app that removes all subviews of its view means its own.
        guard superview == nil, let region, tracker != nil || waitingHost != nil else { return }
        Self.place(in: region).insertSubview(self, at: 0)
    }
}

/// A host without a scene, kept alive by the view that waits for one.
@MainActor
protocol WaitingHost: AnyObject, Sendable {}
