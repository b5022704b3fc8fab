@_spi(Host) import Scrim

extension StagePlan {
    /// What stays on screen of an older plan while the app is in the background: all but what has ended since.
    ///
    /// What the app has put in front of it since is in front, and a view that was given back is gone.
    ///
    /// The stage hides everything then. But the system takes its picture for the app switcher only after it has sent the app
    /// to the background, and what an overlay covers must not be seen there.
    func picture(after old: StagePlan) -> StagePlan {
        let now = Dictionary(surfaces.map { ($0.id, $0) }) { first, _ in first }
        var picture = old
        picture.surfaces = PagedArray(old.surfaces.compactMap { now[$0.id]?.inPicture(after: $0) })
        picture.input.layers = PagedArray(old.input.layers.filter { now[$0.surface] != nil })
        return picture
    }
}

extension Shared<SurfacePlan> {
    /// The surface as it was, unless it went under a dialog of the app or came from under it, or shows another view.
    fileprivate func inPicture(after old: Self) -> Self {
        let former = old.value
        var surface = value
        guard surface.aside != former.aside || surface.view != former.view else { return old }
        // The stage hides all surfaces now. What was under a dialog was hidden for that.
        surface.isHidden = surface.aside == former.aside ? former.isHidden : surface.aside != nil
        return Shared(surface)
    }
}
