#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// An invisible subview of each view that is a region.
///
/// It notices when the view enters or leaves a window, or is destroyed, because UIKit informs only subviews. The probe
/// also keeps the view's identifier as a region, which is the same in every window.
final class RegionProbe: UIView {
    let id = Region.ID()
    /// The tracker of the scene that the view is in.
    weak var tracker: RegionTracker?
    /// The host of a view that is in no scene yet, kept alive until the view enters one.
    var waitingHost: (any WaitingHost)?

    private weak var region: UIView?

    /// The probe of a view, added if there is none yet.
    static func of(_ view: UIView) -> RegionProbe {
        if let known = known(in: view) { return known }
        let probe = RegionProbe(region: view)
        probe.enter(view)
        if isBeside(view) { note(probe, apartFrom: view) }
        return probe
    }

    /// The probe that a view has already; `nil`: none.
    static func known(in view: UIView) -> RegionProbe? {
        if let probe = apart[ObjectIdentifier(view)]?.probe, probe.region === view { return probe }
        return container(of: view).subviews.lazy.compactMap { $0 as? RegionProbe }.first {
            $0.region === view
        }
    }

    /// The probes that are not in their views, by view: they are beside the view, or were just removed.
    private static var apart: [ObjectIdentifier: WeakProbe] = [:]

    private struct WeakProbe {
        weak var probe: RegionProbe?
    }

    private static func note(_ probe: RegionProbe, apartFrom view: UIView) {
        apart = apart.filter { $0.value.probe != nil }
        apart[ObjectIdentifier(view)] = WeakProbe(probe: probe)
    }

    /// Appended last: bars follow a page's first subview, and a scroll view zooms it, so the first one stays the app's.
    private func enter(_ view: UIView) { Self.container(of: view).addSubview(self) }

    /// Whether a view's probe has to be beside the view.
    static func isBeside(_ view: UIView) -> Bool {
        view.isOfClass("_UIHostingView<")
            || (view.next as? UIViewController)?.isOfClass("UIHostingController<") == true
    }

    /// The superview of a view's probe: the view, or the view's superview if the view does not allow foreign subviews.
    private static func container(of view: UIView) -> UIView {
        if isBeside(view), let superview = view.superview { return superview }
        return (view as? UIVisualEffectView)?.contentView ?? view
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
        // The view may be destroyed within any call, so the report comes later.
        let (id, tracker, waitingHost) = (id, tracker, waitingHost)
        Task { @MainActor in
            // The host of a view that never entered a window is released with the view, after the report.
            withExtendedLifetime(waitingHost) { tracker?.regionGone(id) }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tracker?.regionMoved(id)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // An app that removes all subviews of its view means its own. It may repeat that until there are none, so the
        // probe returns later.
        guard superview == nil, let region, tracker != nil || waitingHost != nil else { return }
        Self.note(self, apartFrom: region)
        Task { self.enterAgain() }
    }

    private func enterAgain() {
        guard superview == nil, let region else { return }
        enter(region)
        if !Self.isBeside(region) { Self.apart[ObjectIdentifier(region)] = nil }
    }
}

extension UIResponder {
    /// Whether the name of the object's class, or of one of its superclasses, begins with this prefix.
    ///
    /// SwiftUI's hosting views do not allow foreign subviews. Their names are given here without the module.
    fileprivate func isOfClass(_ name: String) -> Bool {
        ClassNames.of(type(of: self)).contains { $0.hasPrefix(name) }
    }
}

/// The names of classes, which are slow to make.
///
/// They are kept: a class has its name and its superclasses for as long as the process runs.
@MainActor
enum ClassNames {
    private static var known: [ObjectIdentifier: [String]] = [:]
    /// How often the names of a class were made.
    private(set) static var made = 0

    /// The names of a class and its superclasses.
    static func of(_ type: AnyClass) -> [String] {
        if let names = known[ObjectIdentifier(type)] { return names }
        made += 1
        let names = sequence(first: type, next: { _getSuperclass($0) }).map { String(describing: $0) }
        known[ObjectIdentifier(type)] = names
        return names
    }
}

/// A host without a scene, kept alive by the view that waits for one.
@MainActor
protocol WaitingHost: AnyObject, Sendable {}
#endif
