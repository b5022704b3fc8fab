/// The user input that each surface of a stage takes and blocks; `InputGate` uses it to decide where a press
/// or a key goes.
@_spi(Host) public struct InputPlan: Hashable, Sendable, Codable {
    /// The input that one surface takes and blocks.
    public struct Layer: Hashable, Sendable, Codable {
        /// The surface.
        public let surface: SurfaceID
        /// The region that the surface covers.
        public let region: Region
        /// Whether input in the region, outside the surface's panel, reaches the app.
        public let outside: Overlay.InputPolicy.Outside
        /// The effect of a tap outside the panel.
        public let tapOutside: Overlay.InputPolicy.Tap
        /// Whether the surface's panel is on screen and takes input.
        ///
        /// During grace there is no panel yet.
        public let panelTakesInput: Bool

        /// Whether input outside the panel is kept from the app, except what the surface exempts.
        public var blocks: Bool { outside != .live }

        /// Adds the region that the surface covers, and those exempt from what it blocks.
        func addRegions(to regions: inout Set<Region>) {
            regions.insert(region)
            if case .blockedExcept(let exempt) = outside { regions.formUnion(exempt) }
        }
    }

    /// One layer for each surface that takes part, back to front.
    public var layers: PagedArray<Layer> = []

    /// Whether the next press may be the second half of a double click on a surface that is gone: the host
    /// continues to ask the gate.
    public internal(set) var awaitsSecondHalf = false

    /// The plan of a stage without surfaces: all input goes to the app.
    public init() {}

    /// Whether all input goes to the app: no surface takes part, and no second half of a double click is awaited.
    public var isOpen: Bool { layers.isEmpty && !awaitsSecondHalf }

    /// The front-most surface that blocks the whole window; `nil`: there is none.
    public var windowBlocker: SurfaceID? {
        layers.last { $0.region.isWindow && $0.blocks }?.surface
    }

    /// The regions other than the window whose input a surface blocks.
    public var blockedRegions: Set<Region> {
        Set(layers.filter { !$0.region.isWindow && $0.blocks }.map(\.region))
    }

    /// Whether a surface's panel is on screen and takes input, and nothing in front of it blocks the window.
    ///
    /// - Parameter passed: Surfaces that block the window but are ignored, as long as they exempt any views.
    func panelTakesInput(of surface: SurfaceID, under passed: Set<SurfaceID>) -> Bool {
        for layer in layers.reversed() {
            if layer.surface == surface { return layer.panelTakesInput }
            guard layer.region.isWindow else { continue }
            switch layer.outside {
            case .live: continue
            case .blocked: return false
            case .blockedExcept: if !passed.contains(layer.surface) { return false }
            }
        }
        return false
    }

    /// The surfaces in front of another one that block the window.
    func windowBlockers(over surface: SurfaceID) -> Set<SurfaceID> {
        let front = layers.reversed().prefix { $0.surface != surface }
        return Set(front.filter { $0.region.isWindow && $0.blocks }.map(\.surface))
    }

    /// The surfaces whose panels take no input because a surface in front blocks the window; only views that it
    /// exempts still take some.
    public var blockedPanels: Set<SurfaceID> {
        guard let blocker = layers.lastIndex(where: { $0.region.isWindow && $0.blocks }) else { return [] }
        return Set(layers[..<blocker].filter(\.panelTakesInput).map(\.surface))
    }
}

extension InputPlan.Layer {
    /// A layer that blocks its whole region, without a panel that takes input.
    public init(blockedBy surface: SurfaceID, over region: Region) {
        self.init(
            surface: surface, region: region, outside: .blocked, tapOutside: .ignored, panelTakesInput: false)
    }
}
