/// How the window of a stage and the regions in it stand: the one place where that is known.
struct RegionTable: Hashable, Sendable, Codable {
    /// How the window stands.
    private(set) var window = Region.State.visible
    /// Whether the whole app is suspended.
    var isSuspended = false
    /// Regions other than the window that surfaces cover.
    private var states: [Entry] = []
    /// Regions that lie in a surface's content.
    private var containers: [Container] = []

    private struct Entry: Hashable, Codable {
        let region: Region
        var state: Region.State
    }

    private struct Container: Hashable, Codable {
        let region: Region
        let surface: SurfaceID
    }

    /// Whether what covers the region is out of sight: with its region, with the window, or with the app.
    func isHidden(_ region: Region) -> Bool {
        switch state(of: region) {
        case .hidden, .unreachable: true
        case .detached, .visible, .gone: isSuspended || window != .visible
        }
    }

    /// How a region stands by itself, as last reported; visible where nothing was.
    func state(of region: Region) -> Region.State {
        region.isWindow ? window : states.first { $0.region == region }?.state ?? .visible
    }

    /// Takes what a host reports of a region.
    mutating func set(_ region: Region, _ state: Region.State) {
        if region.isWindow {
            window = state
        } else if let index = states.firstIndex(where: { $0.region == region }) {
            states[index].state = state
        } else {
            states.append(Entry(region: region, state: state))
        }
    }

    /// The surface in whose content a region lies; `nil`: the region lies in the window.
    func container(of region: Region) -> SurfaceID? { containers.first { $0.region == region }?.surface }

    /// Takes where a region lies.
    mutating func setContainer(_ surface: SurfaceID?, of region: Region) {
        containers.removeAll { $0.region == region }
        if let surface { containers.append(Container(region: region, surface: surface)) }
    }

    /// Forgets how regions stand that nothing covers any more.
    mutating func forget(allBut covered: [Region]) {
        states.removeAll { !covered.contains($0.region) }
    }

    /// Forgets a region that was destroyed.
    mutating func forget(_ region: Region) {
        states.removeAll { $0.region == region }
        containers.removeAll { $0.region == region }
    }
}
