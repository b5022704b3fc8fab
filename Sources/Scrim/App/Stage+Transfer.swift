extension Stage {
    /// Shows what was asked for, and remembers what belongs to it.
    func show(_ request: ShowRequest, _ record: Record) {
        record.completion.stage = self
        records[request.id] = record
        send(.show(request))
    }

    /// Moves what waits for a region to another stage: a view that was in no window is in one now.
    ///
    /// Grace and timeouts count from when they were asked for. Only what waits moves; the hosts of both stages
    /// must name views alike (`OverlayHost.hold`).
    @_spi(Host) public func transfer(_ region: Region, to other: Stage) {
        guard other !== self else { return }
        let moving = machine.surfaces.filter { $0.region == region && $0.life == .detached }
        for holder in moving.flatMap(\.holders) {
            guard let record = records.removeValue(forKey: holder.id) else { continue }
            record.completion.stage = other
            other.records[holder.id] = record
        }
        send(.handOver(region))
        other.send(.receive(moving, region, other.host?.state(of: region) ?? .gone))
    }
}
