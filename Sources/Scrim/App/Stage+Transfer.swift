extension Stage {
    /// Shows what was asked for, and remembers what belongs to it.
    func show(_ request: ShowRequest, _ record: Record) {
        record.completion.stage = self
        records[request.id] = record
        send(.show(request))
    }

    /// Moves what waits for a region to another stage: a view that was in no window is in one now, or in another one.
    ///
    /// Grace and timeouts count from when they were asked for. Only what waits moves; the hosts of both stages
    /// must name views alike (`OverlayHost.hold`). What `Overlays` that were made before show there from now on goes
    /// to the other stage.
    @_spi(Host) public func transfer(_ region: Region, to other: Stage) {
        guard other !== self else { return }
        let moving = machine.surfaces.filter { $0.region == region && $0.life == .detached }
        for holder in moving.flatMap(\.holders) {
            guard let record = records.removeValue(forKey: holder.id) else { continue }
            record.completion.stage = other
            other.records[holder.id] = record
        }
        homes.move(region, to: other)
        send(.handOver(region))
        other.send(.receive(moving, region, other.host?.state(of: region) ?? .gone))
    }

    /// Moves all that waits to another stage for good: this one's window was still to come, and it is the other's.
    ///
    /// Defaults and log that were set on this stage go along where the other has none of its own.
    @_spi(Host) public func retire(to other: Stage) {
        guard other !== self else { return }
        if other.defaults == Defaults() { other.defaults = defaults }
        if other.log == nil { other.log = log }
        for region in Set(machine.surfaces.map(\.region)) { transfer(region, to: other) }
        homes.successor = other
    }

    /// The stage that a region of this stage's belongs to by now.
    func home(of region: Region) -> Stage {
        var home = self
        while let next = home.homes.next(for: region) { home = next }
        return home
    }
}

/// Where the regions of a stage have gone.
///
/// Follows no circle: a region that comes back is no longer told to have gone, and nothing comes to a stage that
/// retired.
@MainActor
struct Homes {
    /// The stage of the window that a stage waited for; `nil`: it waits for none, or still does.
    var successor: Stage?
    private var moved: [Region: Reference] = [:]

    private struct Reference {
        weak var stage: Stage?
        /// A stage that waits for a window retires once that is there, and nobody else keeps it then: it is still asked
        /// where the region has gone.
        let retiring: Stage?
    }

    mutating func move(_ region: Region, to other: Stage) {
        other.homes.moved[region] = nil
        let waits = other.host?.state(of: .window) == .detached
        moved[region] = Reference(stage: other, retiring: waits ? other : nil)
    }

    func next(for region: Region) -> Stage? { moved[region]?.stage ?? successor }
}
