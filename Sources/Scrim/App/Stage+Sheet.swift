extension Stage {
    /// A sheet's position at an instant; `nil` before its layout, and for other surfaces.
    ///
    /// The code that shares a movement between scrolled content and the sheet reads `growth` here.
    @_spi(Host) public func position(
        of surface: SurfaceID, at instant: Instant
    ) -> Presentation.SheetPosition? {
        machine.surface(surface).flatMap { $0.isPresented ? $0.position(at: instant) : nil }
    }

    /// Sends the position of sheets to their listeners, for a frame that is about to be drawn for this instant.
    ///
    /// Call this for each frame while `StagePlan.wantsFrames`. At other times it does nothing: a sheet at rest has
    /// reported that already, and the frame may be for an earlier instant.
    @_spi(Host) public func frame(at instant: Instant) {
        reportPositions { $0.isFollowed(in: machine.surroundings) ? instant : nil }
    }

    /// Sends the position at rest to the listeners of sheets that do not move.
    func reportRestingPositions(at now: Instant) {
        reportPositions { surface in
            guard !surface.isFollowed(in: machine.surroundings) else { return nil }
            // The host's last frame may have been a little before the end.
            return max(now, surface.motion.start + surface.motion.duration)
        }
    }

    private func reportPositions(at instant: (Surface) -> Instant?) {
        for index in machine.surfaces.indices(of: .sheet) {
            let surface = machine.surfaces[index]
            guard surface.wasSeen, let followers = surface.sheet?.followers, !followers.isEmpty,
                let instant = instant(surface), let position = surface.position(at: instant)
            else { continue }
            for id in followers { records[id]?.completion.deliver(position) }
        }
    }

    func position(of id: Presentation.ID) -> Presentation.SheetPosition? {
        machine.surfaces.index(ofHolder: id).map { machine.surfaces[$0] }
            .flatMap { $0.isDrawn(in: machine.surroundings) ? $0.position(at: now) : nil }
    }

    func detent(of id: Presentation.ID) -> Overlay.Detent? {
        guard let index = machine.surfaces.index(ofHolder: id) else { return nil }
        let surface = machine.surfaces[index]
        let present = surface.sheet?.detent
        guard let stops = surface.stops, surface.sheet?.room?.isDialog != true else { return present }
        return stops.detent(at: stops.index(of: present), from: present)
    }
}
