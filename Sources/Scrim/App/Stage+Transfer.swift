extension Stage {
    /// Shows a request, and keeps its record.
    ///
    /// - Parameter cause: The cause with which the presentation ends at once, before it is seen; `nil`: it stays.
    func show(_ request: ShowRequest, _ record: Record, endingAs cause: Presentation.Cause? = nil) {
        let window = unreportedWindow
        record.completion.stage = self
        records[request.id] = record
        send(window + [.show(request)] + (cause.map { [.end(request.id, $0)] } ?? []))
    }

    /// The event for a window that is still hidden at the first presentation; otherwise empty.
    ///
    /// The host reports changes only, and a window that was never shown has had none.
    private var unreportedWindow: [StageEvent] {
        guard records.isEmpty, host?.state(of: .window) == .hidden else { return [] }
        return [.host(.regionChanged(.window, .hidden))]
    }

    /// Moves what waits for a region to another stage, because the view is now in that stage's window.
    ///
    /// Only waiting presentations move. They move after earlier events are handled; during a callback, after the
    /// callback. Grace and timeouts still count from `show`. The hosts of both stages must name views alike
    /// (`OverlayHost.hold`). From now on, existing `Overlays` of the region show on the other stage.
    @_spi(Host) public func transfer(_ region: Region, to other: Stage) {
        guard other !== self else { return }
        homes.move(region, from: self, to: other)
        depart(region, to: other)
    }

    /// Moves all that waits to another stage for good, because the window that this stage waited for is the other's.
    ///
    /// Defaults, log, and the limits of journal and missed notices move along if the other stage has none of its own.
    /// The missed notices themselves do not.
    @_spi(Host) public func retire(to other: Stage) {
        guard other !== self else { return }
        if other.log == nil { other.log = log }
        if other.journal.limit == 0 { other.journal.limit = journal.limit }
        if other.missedLimit == 0 { other.missedLimit = missedLimit }
        homes.successor = other
        depart(nil, to: other)
    }

    /// A transfer to another stage: of the surfaces that wait for a region, or (`nil`) of all that wait.
    struct Departure {
        let region: Region?
        let destination: Stage
        let arrival: Inbox.Arrival
    }

    /// Hands over the surfaces that wait for a region (`nil`: all that wait), after the events that were sent before.
    ///
    /// Events that reach the other stage from now on are handled after these surfaces.
    func depart(_ region: Region?, to other: Stage) {
        departures.append(
            Departure(region: region, destination: other, arrival: other.inbox.reserve()))
        send(.handOver(region))
    }

    func handOver(_ surfaces: [Surface]) {
        guard let departure = departures.popFirst() else { return }
        // `popFirst` keeps the removed element in the slice's storage, which would retain the other stage.
        departures = ArraySlice(Array(departures))
        let other = departure.destination
        let ids = Set(surfaces.flatMap(\.holders).map(\.id))
        var events = other.unreportedWindow
        for id in ids {
            guard let record = records.removeValue(forKey: id) else { continue }
            record.completion.stage = other
            other.records[id] = record
        }
        // Work that has begun no longer has a surface.
        for id in departure.region == nil ? Set(undoables.keys) : ids {
            if let undoable = undoables.removeValue(forKey: id) { other.keep(undoable, of: id) }
        }
        if departure.region == nil, let defaults = defaults(for: other) {
            events.append(.setDefaults(defaults))
        }
        // One event brings all surfaces, in the order in which they were requested. Each waits until its
        // region is there.
        var arrivals = surfaces
        for region in departure.region.map({ [$0] }) ?? surfaces.regionsInOrder {
            // If the region has moved on meanwhile, its surfaces follow it from there.
            let isThere = other.home(of: region) === other
            let state = isThere ? other.host?.state(of: region) ?? .gone : .detached
            events.append(.receive(arrivals, region, state))
            arrivals = []
        }
        // Events about these presentations that arrived meanwhile.
        events += inbox.remove { $0.presentation.map(ids.contains) ?? false }
        departure.arrival.fill(with: events)
        other.send([])
        handOverReports(of: ids, to: other)
    }

    /// The defaults to hand on to another stage; `nil`: this stage has none, or the other has its own.
    private func defaults(for other: Stage) -> Defaults? {
        guard other.defaults == other.inOwnLanguage(Defaults()), defaults != inOwnLanguage(Defaults()) else {
            return nil
        }
        return other.inOwnLanguage(defaults)
    }

    /// Defaults with the words of this stage's user, unless an app has set others.
    func inOwnLanguage(_ defaults: Defaults) -> Defaults {
        var defaults = defaults
        defaults.ownStrings = ownStrings
        return defaults
    }

    /// Keeps undoable work from now on, pending or running.
    func keep(_ undoable: Undoable, of id: Presentation.ID) {
        undoable.stage = self
        undoables[id] = undoable
    }

    fileprivate var waitsForWindow: Bool { host?.state(of: .window) == .detached }

    /// The stage that a region of this stage belongs to now.
    func home(of region: Region) -> Stage {
        var home = self
        while let next = home.homes.next(for: region) { home = next }
        return home
    }
}

/// The stages that a stage's regions have moved to.
///
/// There are no cycles: a region that returns loses its forwarding entry, and nothing moves to a retired stage.
@MainActor
struct Homes {
    /// The stage of the window that this stage waited for; `nil`: it still waits, or never did.
    var successor: Stage?
    private var moved: [Region: Reference] = [:]

    private struct Reference {
        weak var stage: Stage?
        /// A strong reference to the other stage, if that stage waits for a window.
        ///
        /// That stage retires once its window is there. Nobody else keeps it then, but this stage still asks it where
        /// the region has gone. Two waiting stages do not retain each other.
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
    /// The regions of the surfaces, without duplicates, in the order of their first surface.
    var regionsInOrder: [Region] {
        var known: Set<Region> = []
        return map(\.region).filter { known.insert($0).inserted }
    }
}
