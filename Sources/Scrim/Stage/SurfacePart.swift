/// One surface's part of the plan of a stage.
struct SurfacePart: Sendable {
    let id: SurfaceID
    let region: Region
    let band: Surface.Band
    /// The plan for the host; `nil`: the host does not have the surface.
    var plan: Shared<SurfacePlan>?
    let layer: InputPlan.Layer?
    let blocksWindow: Bool
    /// The app's views that are live although the window is blocked.
    let exempt: Set<Region>
    /// Whether the surface takes the keyboard focus, and keeps it.
    let trapsFocus: Bool
    let takesFocus: Bool
    let takesKeys: Bool
    /// Whether the app's view under the surface is hidden from assistive technology.
    let hidesRegion: Bool
    let isFollowed: Bool
    /// The progress of minimized work; `nil`: unknown, or the surface is no such work.
    let minimizedProgress: Double?
}

extension StageMachine {
    /// A surface's part of the plan.
    func part(of surface: Surface) -> SurfacePart {
        let layer = surface.inputLayer(in: surroundings)
        let blocks = surface.isVisible(in: surroundings) && layer?.blocks ?? false
        return SurfacePart(
            id: surface.id, region: surface.region, band: surface.band,
            plan: surface.isPresented ? Shared(plan(for: surface)) : nil, layer: layer,
            blocksWindow: blocks && surface.region.isWindow,
            exempt: layer?.outside.exempt ?? [],
            trapsFocus: surface.trapsFocus(in: surroundings),
            takesFocus: surface.takesFocus(in: surroundings),
            takesKeys: layer?.panelTakesInput == true && surface.hasKeyTargets,
            hidesRegion: blocks && !surface.region.isWindow,
            isFollowed: surface.isFollowed(in: surroundings), minimizedProgress: surface.minimizedProgress)
    }
}

/// What neighboring surfaces, back to front, add up to for focus and assistive technology.
struct PartSum: Sendable {
    /// The surface that takes the keyboard focus: the front-most one.
    ///
    /// A surface that blocks its view keeps the focus from surfaces in front that block nothing.
    private(set) var focusTaker: SurfaceID?
    /// Whether `focusTaker` blocks its view.
    private var holdsFocus = false
    /// Whether any surface keeps the focus to itself.
    private(set) var trapsFocus = false
    /// The front-most surface that blocks the window.
    private(set) var windowBlocker: SurfaceID?
    /// The app's views that every surface that blocks the window exempts.
    private(set) var exempt: Set<Region> = []
    /// The surfaces that have something for keys in their panels, back to front.
    private(set) var keyTakers: [SurfaceID] = []
    /// How many of the key takers are behind the surface that blocks the window.
    private var keyTakersBehind = 0
    /// The key takers that keys can reach: all that are not behind the surface that blocks the window.
    var openKeyTakers: [SurfaceID] { Array(keyTakers[keyTakersBehind...]) }
    /// Whether somebody follows any of the surfaces while it moves.
    private(set) var isFollowed = false
    /// The progress of the newest minimized work that has one.
    private(set) var minimizedProgress: Double?

    /// The sum of no surfaces.
    init() {}

    /// - Parameter parts: Back to front.
    init(_ parts: [SurfacePart]) {
        for part in parts {
            if part.takesFocus {
                let holds = part.layer?.blocks == true && !part.trapsFocus
                takeFocus(part.id, isTrap: part.trapsFocus, holds: holds)
            }
            if part.blocksWindow { block(by: part.id, except: part.exempt, before: 0) }
            if part.takesKeys { keyTakers.append(part.id) }
            if part.isFollowed { isFollowed = true }
            minimizedProgress = part.minimizedProgress ?? minimizedProgress
        }
    }

    /// Adds the sum of surfaces in front of these.
    mutating func add(_ front: PartSum) {
        if let taker = front.focusTaker {
            takeFocus(taker, isTrap: front.trapsFocus, holds: front.holdsFocus)
        }
        if let blocker = front.windowBlocker {
            block(by: blocker, except: front.exempt, before: front.keyTakersBehind)
        }
        keyTakers += front.keyTakers
        isFollowed = isFollowed || front.isFollowed
        minimizedProgress = front.minimizedProgress ?? minimizedProgress
    }

    private mutating func takeFocus(_ surface: SurfaceID, isTrap: Bool, holds: Bool) {
        trapsFocus = trapsFocus || isTrap
        guard isTrap || holds || !holdsFocus else { return }
        (focusTaker, holdsFocus) = (surface, holds)
    }

    /// - Parameter count: How many key takers behind the blocker are still to be added.
    private mutating func block(by blocker: SurfaceID, except exempt: Set<Region>, before count: Int) {
        keyTakersBehind = keyTakers.count + count
        self.exempt = windowBlocker == nil ? exempt : self.exempt.intersection(exempt)
        windowBlocker = blocker
    }
}

extension Overlay.InputPolicy.Outside {
    /// The regions that are live although their surroundings are blocked.
    fileprivate var exempt: Set<Region> {
        if case .blockedExcept(let regions) = self { regions } else { [] }
    }
}
