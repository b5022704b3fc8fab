/// Where a press or a key goes.
@_spi(Host) public enum Route: Hashable, Sendable, Codable {
    /// To the app, as if nothing were there.
    case app
    /// To this surface's panel.
    case panel(SurfaceID)
    /// Nowhere: this surface's outside blocks it.
    case blocked(SurfaceID)
}
