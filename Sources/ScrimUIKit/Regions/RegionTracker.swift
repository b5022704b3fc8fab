#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Tracks the views of the app's that are regions in one scene: whether each is in a window, hidden, or gone.
@MainActor
final class RegionTracker {
    /// What the tracker reports to its host.
    struct Handlers {
        /// The state of a region changed.
        var changed: @MainActor (Region, Region.State) -> Void
        /// A view left its window; the next `update` looks at it.
        var left: @MainActor () -> Void
        /// A view came into another scene, or into its first one.
        var moved: @MainActor (Region.ID, UIView, UIWindowScene) -> Void
    }

    private struct TrackedView {
        weak var view: UIView?
        /// The state that was reported last.
        var state: Region.State
    }

    private weak var scene: UIWindowScene?
    private let handlers: Handlers
    private var tracked: [Region.ID: TrackedView] = [:]
    /// The views that left their window and were not looked at since: they may be put elsewhere within the turn.
    private var departed: Set<Region.ID> = []

    init(scene: UIWindowScene?, _ handlers: Handlers) {
        self.scene = scene
        self.handlers = handlers
    }

    /// How many views are tracked.
    var count: Int { tracked.count }

    /// Tracks a view from now on, as the region with this identifier.
    func track(_ view: UIView) -> Region.ID {
        let probe = RegionProbe.of(view)
        let former = probe.tracker
        if tracked[probe.id] == nil || former !== self {
            probe.tracker = self
            tracked[probe.id] = TrackedView(view: view, state: state(of: view))
            // The probe reports to one tracker. What waits with the other comes along now, or never.
            if former !== self { former?.follow(probe.id) }
        }
        return probe.id
    }

    /// The view that a region is; `nil` for a window's region, and for a view that is gone.
    func view(of region: Region) -> UIView? {
        guard case .view(let id) = region else { return nil }
        return tracked[id]?.view
    }

    /// The state of a view's region, reported as well if it changed.
    func state(of region: Region) -> Region.State {
        guard case .view(let id) = region, tracked[id]?.view != nil else { return .gone }
        update(id)
        return tracked[id]?.state ?? .gone
    }

    /// Looks at these regions, and at those that left their window, and reports those whose state changed, or that are in
    /// another scene.
    func update(_ regions: Set<Region>) {
        for case .view(let id) in regions.union(departed.map(Region.view)) { follow(id) }
    }

    /// The regions that are away, and whose probe does not notice that they come back or have to be handed on: it is
    /// beside them, or their window went to another scene.
    var unnoticed: Set<Region> {
        let away = tracked.filter { $0.value.state == .detached }.compactMapValues(\.view)
        let unnoticed = away.filter { RegionProbe.isBeside($0.value) || sceneElsewhere(of: $0.value) != nil }
        return Set(unnoticed.keys.map(Region.view))
    }

    /// The candidates that contain a view.
    func regions(containing view: UIView, among candidates: some Sequence<Region>) -> Set<Region> {
        Set(candidates.filter { self.view(of: $0).map(view.isDescendant(of:)) ?? false })
    }

    /// Called by its probe when a view came into a window or left one.
    func regionMoved(_ id: Region.ID) {
        guard let view = tracked[id]?.view else { return }
        guard view.window == nil else { return follow(id) }
        departed.insert(id)
        handlers.left()
    }

    /// Called by its probe when a view is destroyed.
    func regionGone(_ id: Region.ID) {
        // An app may have destroyed the probe alone; the view then has another by now.
        guard let known = tracked[id], known.view == nil else { return }
        tracked[id] = nil
        handlers.changed(.view(id), .gone)
    }

    /// Hands a view on that is in another scene, as in a window that has gone there; else looks at its state.
    private func follow(_ id: Region.ID) {
        guard let view = tracked[id]?.view, let found = sceneElsewhere(of: view) else { return update(id) }
        departed.remove(id)
        tracked[id]?.state = .detached
        handlers.changed(.view(id), .detached)
        tracked[id] = nil
        handlers.moved(id, view, found)
    }

    /// The scene that a view is in, if that is another.
    private func sceneElsewhere(of view: UIView) -> UIWindowScene? {
        view.window?.windowScene.flatMap { $0 === scene ? nil : $0 }
    }

    private func update(_ id: Region.ID) {
        departed.remove(id)
        // A probe beside its view outlives the view.
        guard let known = tracked[id], let view = known.view else { return regionGone(id) }
        let state = state(of: view)
        guard state != known.state else { return }
        tracked[id]?.state = state
        handlers.changed(.view(id), state)
    }

    private func state(of view: UIView) -> Region.State {
        guard let scene, let window = view.window, window.windowScene === scene else { return .detached }
        return view.isInSight ? .visible : .hidden
    }
}

extension UIView {
    /// Whether the view is in a window, and neither hidden nor in anything hidden.
    var isInSight: Bool {
        window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
    }
}
#endif
