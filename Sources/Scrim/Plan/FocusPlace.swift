/// Where the keyboard focus is.
@_spi(Host) public enum FocusPlace: Hashable, Sendable, Codable {
    /// In the app, inside these regions (every one of the stage's that contains the focus).
    case app(inside: Set<Region>)
    /// In this surface's panel.
    case panel(SurfaceID)
    /// Nowhere.
    case nowhere
}
