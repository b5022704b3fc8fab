/// What input goes where: from it every hit and key is answered, without side effects.
public struct InputPlan: Hashable, Sendable {
    /// One surface's share.
    public struct Layer: Hashable, Sendable {
        /// Whose share it is.
        public let surface: SurfaceID
        /// Where it applies.
        public let region: Region
        /// What happens outside the panel.
        public let outside: InputPolicy.Outside
        /// What a tap outside the panel does.
        public let tapOutside: InputPolicy.Tap
        /// Whether its panel is on screen and takes input.
        ///
        /// During grace there is none yet.
        public let panelTakesInput: Bool
    }

    /// Back to front.
    public var layers: [Layer] = []

    /// Nothing is blocked.
    public init() {}

    /// Whether anything is blocked or taken at all.
    public var isOpen: Bool { layers.isEmpty }

    /// The front-most surface that blocks the whole window.
    public var windowBlocker: SurfaceID? {
        layers.last { $0.region.isWindow && $0.outside != .live }?.surface
    }

    /// The regions, other than the window, of which the input is blocked.
    public var blockedRegions: Set<Region> {
        Set(layers.filter { !$0.region.isWindow && $0.outside != .live }.map(\.region))
    }
}

/// Where a press or a key goes.
public enum Route: Hashable, Sendable {
    /// To the app, as if nothing were there.
    case app
    /// To this surface's panel.
    case panel(SurfaceID)
    /// Nowhere: this surface's outside blocks it.
    case blocked(SurfaceID)
}

/// Where the keyboard focus is.
public enum FocusPlace: Hashable, Sendable {
    /// In the app, inside these regions (every one of the stage's that contains the focus).
    case app(inside: Set<Region>)
    /// In this surface's panel.
    case panel(SurfaceID)
    /// Nowhere.
    case nowhere
}
