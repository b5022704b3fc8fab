/// Where the keyboard focus is.
@_spi(Host) public enum FocusPlace: Hashable, Sendable, Codable {
    /// In the app, inside these regions: all of the stage's regions that contain the focus.
    case app(inside: Set<Region>)
    /// In this surface's panel, inside these regions: those of the stage that contain the focused part of the panel's
    /// content, or the view that the surface covers.
    case panel(SurfaceID, inside: Set<Region> = [])
    /// Nowhere.
    case nowhere

    /// The surface in whose panel the focus is; `nil`: it is in none.
    public var surface: SurfaceID? {
        if case .panel(let surface, _) = self { surface } else { nil }
    }

    /// The regions that contain the focus, or the view under the panel that has it.
    var regions: Set<Region> {
        switch self {
        case .app(let inside), .panel(_, let inside): inside
        case .nowhere: []
        }
    }
}
