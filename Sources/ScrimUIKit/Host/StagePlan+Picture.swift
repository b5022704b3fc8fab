@_spi(Host) import Scrim

extension StagePlan {
    /// What is on screen while the app is in the background: the surfaces of an older plan that have not ended since,
    /// and veils over the window that have come since.
    ///
    /// A dialog that the app has presented since is in front of a surface, and a view that was given back is gone.
    ///
    /// The stage hides everything in the background. But the system takes its picture for the app switcher only after
    /// it has sent the app there, and the picture must not show what an overlay covers.
    ///
    /// - Parameter isInWindow: Whether there is a window in which a veil can be seen.
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
    /// The surface as it was, with its present texts and look.
    ///
    /// The app may take private words out of it as the scene goes to the background, or later. All of its present state
    /// counts if it had not been drawn yet, went under one of the app's dialogs or came back from there, or shows
    /// another view.
    fileprivate func inPicture(after old: Self) -> Self {
        let former = old.value
        var surface = value
        guard former.awaitsFrame || surface.aside != former.aside || surface.view != former.view else {
            var picture = former
            picture.panel = surface.panel
            picture.identifier = surface.identifier
            if picture.style != surface.style { picture.style = surface.style }
            return picture == former ? old : Shared(picture)
        }
        // The stage hides all surfaces now. A surface that goes under a dialog was visible before: over the window it
        // stays drawn there, with its scrim.
        surface.isHidden =
            surface.aside == former.aside ? former.isHidden : surface.aside != nil && !surface.region.isWindow
        return Shared(surface)
    }

    fileprivate var isVeilOverWindow: Bool {
        value.kind == .veil && value.region.isWindow && value.aside == nil && !value.isLeaving
    }

    /// The surface, not hidden.
    fileprivate var seen: Self {
        var surface = value
        surface.isHidden = false
        return Shared(surface)
    }
}
