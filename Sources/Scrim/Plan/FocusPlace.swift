/// Where the keyboard focus is.
@_spi(Host) public enum FocusPlace: Hashable, Sendable, Codable {
    /// In the app, inside these regions (every one of the stage's that contains the focus).
    case app(inside: Set<Region>)
    /// In this surface's panel, inside these regions of its content (every one of the stage's that contains the focus).
    case panel(SurfaceID, inside: Set<Region> = [])
    /// Nowhere.
    case nowhere

    /// The surface in whose panel the focus is; `nil`: it is in none.
    public var surface: SurfaceID? {
        if case .panel(let surface, _) = self { surface } else { nil }
    }

    /// The regions that contain the focus.
    var regions: Set<Region> {
        switch self {
        case .app(let inside), .panel(_, let inside): inside
        case .nowhere: []
        }
    }
}
