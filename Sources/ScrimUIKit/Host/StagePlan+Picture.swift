@_spi(Host) import Scrim

extension StagePlan {
    /// What is on screen while the app is in the background: what an older plan has and has not ended since, and veils over
    /// the window that have come since.
    ///
    /// What the app has put in front of it since is in front, and a view that was given back is gone.
    ///
    /// The stage hides everything then. But the system takes its picture for the app switcher only after it has sent the app
    /// to the background, and what an overlay covers must not be seen there.
    ///
    /// - Parameter isInWindow: Whether there is a window to see a veil in.
    func picture(after old: StagePlan, isInWindow: Bool) -> StagePlan {
        let former = Dictionary(old.surfaces.map { ($0.id, $0) }) { first, _ in first }
        let now = Set(surfaces.map(\.id))
        let veils = isInWindow ? surfaces.filter { former[$0.id] == nil && $0.isVeilOverWindow } : []
        var picture = old
        picture.surfaces = PagedArray(
            surfaces.compactMap { surface in
                if let old = former[surface.id] { return surface.inPicture(after: old) }
                return surface.isVeilOverWindow && isInWindow ? surface.seen : nil
            })
        picture.input.layers = PagedArray(
            old.input.layers.filter { now.contains($0.surface) }
                + veils.map { InputPlan.Layer(blockedBy: $0.id, over: $0.region) })
        return picture
    }
}

extension Shared<SurfacePlan> {
    /// The surface as it was, unless it had not been drawn yet, went under a dialog of the app or came from under it, or
    /// shows another view.
    fileprivate func inPicture(after old: Self) -> Self {
        let former = old.value
        var surface = value
        guard former.awaitsFrame || surface.aside != former.aside || surface.view != former.view else {
            return old
        }
        // The stage hides all surfaces now. What goes under a dialog was seen before: over the window it stays drawn there,
        // with its scrim.
        surface.isHidden =
            surface.aside == former.aside ? former.isHidden : surface.aside != nil && !surface.region.isWindow
        return Shared(surface)
    }

    fileprivate var isVeilOverWindow: Bool {
        value.kind == .veil && value.region.isWindow && value.aside == nil && !value.isLeaving
    }

    /// The surface, in sight.
    fileprivate var seen: Self {
        var surface = value
        surface.isHidden = false
        return Shared(surface)
    }
}
