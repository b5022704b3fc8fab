/// The states of a stage's window and of the regions in it; nothing else stores them.
struct RegionTable: Hashable, Sendable, Codable {
    /// The window's state.
    private(set) var window = Region.State.visible
    /// Whether the whole app is suspended.
    var isSuspended = false
    /// Whether the window is the one that the user works in, as far as the host knows.
    var isActive = true
    /// The newest of the app's own dialogs inside the window.
    var dialog: DialogID?
    /// Regions other than the window that surfaces cover.
    private var states = SortedMap<Region, Region.State>()
    /// Regions that lie in a surface's content.
    private var containers = SortedMap<Region, SurfaceID>()

    /// Whether overlays over the region are out of sight, with the region, the window or the app.
    func isHidden(_ region: Region) -> Bool {
        switch state(of: region) {
        case .hidden, .unreachable: true
        case .detached, .visible, .gone: isSuspended || window != .visible
        }
    }

    /// Whether the window can be seen.
    var isWindowInSight: Bool { !isSuspended && window == .visible }

    /// Whether the user works in the window, which can be seen.
    var isUserHere: Bool { isWindowInSight && isActive }

    /// A region's own state, as last reported; visible without a report.
    func state(of region: Region) -> Region.State {
        region.isWindow ? window : states[region] ?? .visible
    }

    /// Stores a region's state as the host reports it.
    mutating func set(_ region: Region, _ state: Region.State) {
        guard state != self.state(of: region) else { return }
        if region.isWindow { window = state } else { states[region] = state }
    }

    /// Whether any region is inside a surface's content.
    var hasContainers: Bool { !containers.isEmpty }

    /// Whether the same regions are inside the same surfaces as in another table.
    func hasSameContainers(as other: RegionTable) -> Bool { containers == other.containers }

    /// The surface whose content contains a region; `nil`: the region is directly in the window.
    func container(of region: Region) -> SurfaceID? { containers[region] }

    /// Sets the surface whose content contains a region.
    mutating func setContainer(_ surface: SurfaceID?, of region: Region) {
        containers[region] = surface
    }

    /// Forgets the state of a region that nothing covers any more.
    mutating func forgetState(of region: Region) { states[region] = nil }

    /// Forgets a region that was destroyed.
    mutating func forget(_ region: Region) {
        states[region] = nil
        containers[region] = nil
    }
}
