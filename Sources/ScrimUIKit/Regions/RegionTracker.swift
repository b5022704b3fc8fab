#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Tracks the app's views that are regions in one scene: whether each is in a window, hidden, or gone.
@MainActor
final class RegionTracker {
    /// What the tracker reports to its host.
    struct Handlers {
        /// The state of a region changed.
        var changed: @MainActor (Region, Region.State) -> Void
        /// A view left its window; the next `update` checks it.
        var left: @MainActor () -> Void
        /// A view entered another scene, or its first one.
        var moved: @MainActor (Region.ID, UIView, UIWindowScene) -> Void
    }

    private struct TrackedView {
        weak var view: UIView?
        /// The last reported state.
        var state: Region.State
    }

    private weak var scene: UIWindowScene?
    private let handlers: Handlers
    private var tracked: [Region.ID: TrackedView] = [:]
    /// The views that left their window and were not checked since; they may enter another superview within the turn.
    private var departed: Set<Region.ID> = []

    init(scene: UIWindowScene?, _ handlers: Handlers) {
        self.scene = scene
        self.handlers = handlers
    }

    /// The number of tracked views.
    var count: Int { tracked.count }

    /// Starts to track a view; returns its identifier as a region.
    func track(_ view: UIView) -> Region.ID {
        let probe = RegionProbe.of(view)
        let former = probe.tracker
        if tracked[probe.id] == nil || former !== self {
            probe.tracker = self
            tracked[probe.id] = TrackedView(view: view, state: state(of: view))
            // The probe reports to one tracker. Overlays that wait with the other tracker are handed over
            // now, or never.
            if former !== self { former?.follow(probe.id) }
        }
        return probe.id
    }

    /// The view of a region; `nil` for a window's region, and for a view that is gone.
    func view(of region: Region) -> UIView? {
        guard case .view(let id) = region else { return nil }
        return tracked[id]?.view
    }

    /// The state of a view's region, which is also reported if it has changed.
    func state(of region: Region) -> Region.State {
        guard case .view(let id) = region, tracked[id]?.view != nil else { return .gone }
        update(id)
        return tracked[id]?.state ?? .gone
    }

    /// Checks these regions, and those that left their window.
    ///
    /// Reports regions whose state changed, or that are in another scene.
    func update(_ regions: Set<Region>) {
        for case .view(let id) in regions.union(departed.map(Region.view)) { follow(id) }
    }

    /// The regions that are in no window of the scene, and whose return or new scene the probe does not notice: it is
    /// beside the view, or the view's window moved to another scene.
    var unnoticed: Set<Region> {
        let away = tracked.filter { $0.value.state == .detached }.compactMapValues(\.view)
        let unnoticed = away.filter { RegionProbe.isBeside($0.value) || sceneElsewhere(of: $0.value) != nil }
        return Set(unnoticed.keys.map(Region.view))
    }

    /// The candidates that contain a view.
    func regions(containing view: UIView, among candidates: some Sequence<Region>) -> Set<Region> {
        Set(candidates.filter { self.view(of: $0).map(view.isDescendant(of:)) ?? false })
    }

    /// Called by a view's probe when the view entered or left a window.
    func regionMoved(_ id: Region.ID) {
        guard let view = tracked[id]?.view else { return }
        guard view.window == nil else { return follow(id) }
        departed.insert(id)
        handlers.left()
    }

    /// Called by a view's probe when the view was destroyed.
    func regionGone(_ id: Region.ID) {
        // If the app has destroyed only the probe, the view has a new one by now.
        guard let known = tracked[id], known.view == nil else { return }
        tracked[id] = nil
        handlers.changed(.view(id), .gone)
    }

    /// Hands over a view that is in another scene, for example because its window moved there; otherwise
    /// checks its state.
    private func follow(_ id: Region.ID) {
        guard let view = tracked[id]?.view, let found = sceneElsewhere(of: view) else { return update(id) }
        departed.remove(id)
        tracked[id]?.state = .detached
        handlers.changed(.view(id), .detached)
        tracked[id] = nil
        handlers.moved(id, view, found)
    }

    /// The scene that a view is in, if it is not the tracker's.
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
    /// Whether the view is in a window, and neither it nor an ancestor is hidden.
    var isInSight: Bool {
        window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
    }
}
#endif
