@_spi(Host) import Scrim

extension StagePlan {
    /// What stays on screen of an older plan while the app is in the background: all but what has ended since.
    ///
    /// The stage hides everything then. But the system takes its picture for the app switcher only after it has sent the app
    /// to the background, and what an overlay covers must not be seen there.
    func picture(after old: StagePlan) -> StagePlan {
        let ended = Set(old.surfaces.map(\.id)).subtracting(surfaces.map(\.id))
        guard !ended.isEmpty else { return old }
        var picture = old
        picture.surfaces = PagedArray(old.surfaces.filter { !ended.contains($0.id) })
        picture.input.layers = PagedArray(old.input.layers.filter { !ended.contains($0.surface) })
        return picture
    }
}
