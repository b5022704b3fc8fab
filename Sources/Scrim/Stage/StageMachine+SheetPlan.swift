/// The plan of sheets for hosts.
extension StageMachine {
    /// The plan of a surface as a sheet at an edge; `nil`: it is not a sheet.
    func sheetPlan(for surface: Surface) -> SheetPlan? {
        guard let sheet = surface.sheet, case .edge(let edge) = surface.placement else { return nil }
        let side = edge.side(isRightToLeft: surroundings.environment.isRightToLeft)
        let stops = surface.stops
        return SheetPlan(
            sheet: surface.behavior, detent: sheet.detent,
            isBetweenDetents: sheet.movement.isBetweenDetents,
            isDraggable: surface.takesDrags(in: surroundings),
            isMovable: surface.takesMoves(in: surroundings), dialogOffset: sheet.dialogOffset,
            closing: side.outwards, fling: sheet.fling,
            grabberLabel: surroundings.defaults.strings.grabber,
            detentNames: stops?.stops.map { name(of: $0, in: sheet.room) } ?? [],
            detentIndex: stops?.index(of: sheet.detent) ?? 0, base: surface.base)
    }

    private func name(of stop: DetentStops.Stop, in room: DetentRoom?) -> String {
        let strings = surroundings.defaults.strings
        switch stop.detent {
        case .content: return strings.contentDetent
        case .full: return strings.fullDetent
        case .points, .fraction, .keepClear, .custom:
            let whole = room.map { $0.region.along($0.side) } ?? 0
            let share = whole > 0 ? (stop.height - (room?.underlap ?? 0)) / whole : 0
            return strings.shareDetent.replacing(
                "{n}", by: "\(Int(clamping: (min(share, 1) * 100).rounded()))")
        }
    }
}
