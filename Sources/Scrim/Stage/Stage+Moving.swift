extension Stage {
    func start(_ request: ShowRequest, _ record: Record) {
        record.fate.stage = self
        records[request.id] = record
        send(.show(request))
    }

    /// Moves what waits for a region to another stage: a view that was in no window is in one now.
    ///
    /// Grace and timeouts count from when they were asked for. Only what waits moves; the hosts of both stages
    /// must name views alike (`OverlayHost.hold`).
    public func transfer(_ region: Region, to other: Stage) {
        guard other !== self else { return }
        let moving = machine.surfaces.filter { $0.region == region && $0.phase == .detached }
        machine.surfaces.removeAll { surface in moving.contains { $0.id == surface.id } }
        for holder in moving.flatMap(\.holders) {
            guard let record = records.removeValue(forKey: holder.id) else { continue }
            record.fate.stage = other
            other.records[holder.id] = record
        }
        other.machine.surfaces += moving
        send(.wake)
        other.send(.host(.regionChanged(region, other.host?.state(of: region) ?? .gone)))
    }
}
