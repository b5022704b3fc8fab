extension Stage {
    /// Where a sheet is at an instant; `nil` before it is laid out, and for what is none.
    ///
    /// What hands a movement over between scrolled content and the sheet asks here for `growth`.
    public func position(of surface: SurfaceID, at instant: Instant) -> SheetPosition? {
        machine.surface(surface).flatMap { $0.isPresented ? $0.position(at: instant) : nil }
    }

    func position(of id: PresentationID) -> SheetPosition? {
        machine.place(of: id).flatMap { machine.surfaces[$0.surface] }
            .flatMap { $0.isVisible ? $0.position(at: now) : nil }
    }

    func detent(of id: PresentationID) -> Detent? {
        guard let place = machine.place(of: id) else { return nil }
        let surface = machine.surfaces[place.surface]
        guard let stops = surface.stops else { return surface.sheet?.detent }
        return stops.stops[stops.index(of: surface.sheet?.detent)].detent
    }

    /// Tells those who follow a sheet where it is: once for each frame while it moves, and where it came to rest.
    func tellPositions(after event: StageEvent, now: Instant) {
        for surface in machine.surfaces {
            guard let observers = surface.sheet?.observers, !observers.isEmpty, surface.shownAt != nil else {
                continue
            }
            let instant: Instant
            if case .host(.frame(let frame)) = event {
                instant = frame
            } else if surface.isFollowed {
                continue
            } else {
                // At rest; the host's last frame may have been a little before that.
                instant = max(now, surface.motion.start + surface.motion.duration)
            }
            guard let position = surface.position(at: instant) else { continue }
            for id in observers { records[id]?.fate.tell(position) }
        }
    }
}
