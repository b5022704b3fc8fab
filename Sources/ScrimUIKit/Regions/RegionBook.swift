import Scrim
import UIKit

/// The regions of one scene that are views of the app's: where each is, and how it stands.
@MainActor
final class RegionBook {
    /// What the book tells its host.
    struct Handlers {
        var changed: @MainActor (Region, RegionState) -> Void
        /// A view is in another scene now, or in one at last.
        var moved: @MainActor (RegionID, UIView, UIWindowScene) -> Void
    }

    fileprivate struct Follower {
        weak var view: UIView?
        var state: RegionState
        /// What has been in a window once is out of sight without one (another tab), and not still to come.
        var hasBeenInWindow: Bool
    }

    private weak var scene: UIWindowScene?
    private let handlers: Handlers
    private var followers: [RegionID: Follower] = [:]

    init(scene: UIWindowScene?, _ handlers: Handlers) {
        self.scene = scene
        self.handlers = handlers
    }

    /// Follows a view from now on.
    func track(_ view: UIView) -> RegionID {
        let probe = RegionProbe.of(view)
        if followers[probe.id] == nil || probe.book !== self {
            probe.book = self
            var follower = Follower(view: view, state: .detached, hasBeenInWindow: false)
            follower.look(in: scene)
            followers[probe.id] = follower
        }
        return probe.id
    }

    /// Stops following, because the region is another scene's now.
    func forget(_ id: RegionID) { followers[id] = nil }

    /// The view that the region is; `nil` for the window, and for what is not there.
    func view(of region: Region) -> UIView? {
        guard case .view(let id) = region else { return nil }
        return followers[id]?.view
    }

    /// How a view's region stands.
    func state(of region: Region) -> RegionState {
        guard case .view(let id) = region, followers[id]?.view != nil else { return .gone }
        followers[id]?.look(in: scene)
        return followers[id]?.state ?? .gone
    }

    /// Looks how these regions stand, and tells of those that changed.
    func follow(_ regions: Set<Region>) {
        for case .view(let id) in regions { look(at: id) }
    }

    /// The regions, of those named, that contain a view.
    func regions(containing view: UIView, among candidates: some Sequence<Region>) -> Set<Region> {
        Set(candidates.filter { self.view(of: $0).map(view.isDescendant(of:)) ?? false })
    }

    /// Its probe noticed that it came into a window or left one.
    func regionMoved(_ id: RegionID) {
        guard let view = followers[id]?.view else { return }
        if let found = view.window?.windowScene, found !== scene {
            followers[id]?.state = .detached
            handlers.changed(.view(id), .detached)
            handlers.moved(id, view, found)
        } else {
            look(at: id)
        }
    }

    /// Its probe went with it.
    func regionGone(_ id: RegionID) {
        // The view may live on, and have another probe by now.
        guard let follower = followers[id], follower.view == nil else { return }
        followers[id] = nil
        handlers.changed(.view(id), .gone)
    }

    private func look(at id: RegionID) {
        guard var follower = followers[id], follower.view != nil else { return }
        let before = follower.state
        follower.look(in: scene)
        followers[id] = follower
        if follower.state != before { handlers.changed(.view(id), follower.state) }
    }
}

extension RegionBook.Follower {
    @MainActor
    fileprivate mutating func look(in scene: UIWindowScene?) {
        guard let view else {
            state = .gone
            return
        }
        if let scene, let window = view.window, window.windowScene === scene {
            hasBeenInWindow = true
            state = view.isInSight ? .visible : .hidden
        } else {
            state = view.window == nil && hasBeenInWindow ? .hidden : .detached
        }
    }
}

extension UIView {
    /// Whether neither it nor anything that it is in is hidden.
    var isInSight: Bool {
        window != nil && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
    }
}
