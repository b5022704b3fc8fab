/// What a surface's lifecycle depends on besides the surface itself.
struct Surroundings: Hashable, Sendable, Codable {
    /// What overlays use where they say nothing themselves.
    var defaults = Stage.Defaults()
    /// What the platform tells about its user and look.
    var environment = Stage.Environment()
    /// How the window and the regions in it stand.
    var regions = RegionTable()

    /// For how long nothing is drawn of an overlay.
    func grace(of overlay: Overlay) -> Duration { defaults.isInstant ? .zero : overlay.timing.grace.clamped }

    /// For how long, from its first visible frame, the program cannot take an overlay away.
    func minimum(of overlay: Overlay) -> Duration {
        defaults.isInstant ? .zero : overlay.timing.minimum.clamped
    }
}
