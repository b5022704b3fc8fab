extension Stage {
    /// Shows what was asked for, and remembers what belongs to it.
    ///
    /// - Parameter cause: The reason for which it ends before it is seen; `nil`: it does not.
    func show(_ request: ShowRequest, _ record: Record, endingAs cause: Presentation.Cause? = nil) {
        let window = unreportedWindow
        record.completion.stage = self
        records[request.id] = record
        send(window + [.show(request)] + (cause.map { [.end(request.id, $0)] } ?? []))
    }

    /// What has to be known of the window before the first presentation: one that is yet to be shown has no change that its
    /// host would report.
    private var unreportedWindow: [StageEvent] {
        guard records.isEmpty, host?.state(of: .window) == .hidden else { return [] }
        return [.host(.regionChanged(.window, .hidden))]
    }

    /// Moves what waits for a region to another stage: a view that was in no window is in one now, or in another one.
    ///
    /// It moves once what was reported before is worked off; if that is from inside a callback, after it. Grace and
    /// timeouts count from when they were asked for. Only what waits moves; the hosts of both stages
    /// must name views alike (`OverlayHost.hold`). What `Overlays` that were made before show there from now on goes
    /// to the other stage.
    @_spi(Host) public func transfer(_ region: Region, to other: Stage) {
        guard other !== self else { return }
        homes.move(region, from: self, to: other)
        depart(region, to: other)
    }

    /// Moves all that waits to another stage for good: this one's window was still to come, and it is the other's.
    ///
    /// Defaults, log, and the limits of journal and missed notices go along if the other has none of its own. What was
    /// missed here does not.
    @_spi(Host) public func retire(to other: Stage) {
        guard other !== self else { return }
        if other.log == nil { other.log = log }
        if other.journal.limit == 0 { other.journal.limit = journal.limit }
        if other.missedLimit == 0 { other.missedLimit = missedLimit }
        homes.successor = other
        depart(nil, to: other)
    }

    /// The surfaces that wait for a region, or (`nil`) all that wait, and their destination.
    struct Departure {
        let region: Region?
        let destination: Stage
        let arrival: Inbox.Arrival
    }

    /// Hands over the surfaces that wait for a region, or all that wait, after the events that were sent
    /// before.
    ///
    /// The other stage handles events that it gets from now on after these surfaces.
    func depart(_ region: Region?, to other: Stage) {
        departures.append(
            Departure(region: region, destination: other, arrival: other.inbox.keepPlace()))
        send(.handOver(region))
    }

    func handOver(_ surfaces: [Surface]) {
        guard let departure = departures.popFirst() else { return }
        // A slice keeps what was taken from it, and with it the other stage.
        departures = ArraySlice(Array(departures))
        let other = departure.destination
        let ids = Set(surfaces.flatMap(\.holders).map(\.id))
        var events = other.unreportedWindow
        for id in ids {
            guard let record = records.removeValue(forKey: id) else { continue }
            record.completion.stage = other
            other.records[id] = record
        }
        // Work that has begun has no surface any more.
        for id in departure.region == nil ? Set(undoables.keys) : ids {
            if let undoable = undoables.removeValue(forKey: id) { other.keep(undoable, of: id) }
        }
        if departure.region == nil, let defaults = defaults(for: other) {
            events.append(.setDefaults(defaults))
        }
        // All arrive at once, since their order is that in which they were asked for. Each waits until its region is there.
        var arrivals = surfaces
        for region in departure.region.map({ [$0] }) ?? surfaces.regionsInOrder {
            // A region that has moved on by now is followed from there.
            let isThere = other.home(of: region) === other
            let state = isThere ? other.host?.state(of: region) ?? .gone : .detached
            events.append(.receive(arrivals, region, state))
            arrivals = []
        }
        // Events about these presentations that came since then.
        events += inbox.remove { $0.presentation.map(ids.contains) ?? false }
        departure.arrival.fill(with: events)
        other.send([])
        handOverReports(of: ids, to: other)
    }

    /// The defaults that another stage takes over; `nil`: it has its own.
    private func defaults(for other: Stage) -> Defaults? {
        guard other.defaults == other.ownDefaults, defaults != ownDefaults else { return nil }
        var defaults = defaults
        if defaults.strings == ownStrings { defaults.strings = other.ownStrings }
        return defaults
    }

    /// The defaults without any setting of an app.
    private var ownDefaults: Defaults {
        var defaults = Defaults()
        defaults.strings = ownStrings
        return defaults
    }

    /// Has work from now on that can be taken back, or has begun.
    func keep(_ undoable: Undoable, of id: Presentation.ID) {
        undoable.stage = self
        undoables[id] = undoable
    }

    fileprivate var waitsForWindow: Bool { host?.state(of: .window) == .detached }

    /// The stage that a region of this stage's belongs to by now.
    func home(of region: Region) -> Stage {
        var home = self
        while let next = home.homes.next(for: region) { home = next }
        return home
    }
}

/// Where the regions of a stage have gone.
///
/// Has no cycles: when a region returns, its forwarding entry is removed, and retired stages receive nothing.
@MainActor
struct Homes {
    /// The stage of the window that a stage waited for; `nil`: it waits for none, or still does.
    var successor: Stage?
    private var moved: [Region: Reference] = [:]

    private struct Reference {
        weak var stage: Stage?
        /// The other stage, while it waits for a window.
        ///
        /// It retires once the window is there, and nobody else keeps it then; a window's stage still asks it where the
        /// region has gone. Two that wait do not keep each other.
        let retiring: Stage?
    }

    mutating func move(_ region: Region, from stage: Stage, to other: Stage) {
        other.homes.moved[region] = nil
        let isRetiring = other.waitsForWindow && !stage.waitsForWindow
        moved[region] = Reference(stage: other, retiring: isRetiring ? other : nil)
    }

    func next(for region: Region) -> Stage? { moved[region]?.stage ?? successor }
}

extension Sequence<Surface> {
    /// The regions that the surfaces are over, each once, in the order of the first surface over each.
    var regionsInOrder: [Region] {
        var known: Set<Region> = []
        return map(\.region).filter { known.insert($0).inserted }
    }
}
