/// The instants at which time alone changes a surface, the earliest first.
struct Agenda: Sendable {
    private var entries: [Entry] = []

    private struct Entry: Sendable {
        let instant: Instant
        let id: SurfaceID

        func precedes(_ other: Entry) -> Bool {
            instant == other.instant ? id.number < other.id.number : instant < other.instant
        }
    }

    /// The earliest instant; `nil`: nothing is ever due.
    var next: Instant? { entries.first?.instant }

    /// The surfaces that are due.
    func due(at now: Instant) -> [SurfaceID] { entries.prefix { $0.instant <= now }.map(\.id) }

    mutating func add(_ id: SurfaceID, at instant: Instant) {
        let entry = Entry(instant: instant, id: id)
        entries.insert(entry, at: index(of: entry))
    }

    mutating func remove(_ id: SurfaceID, at instant: Instant) {
        let index = index(of: Entry(instant: instant, id: id))
        if index < entries.count, entries[index].id == id { entries.remove(at: index) }
    }

    /// The index of an entry, or where it would be inserted.
    private func index(of entry: Entry) -> Int {
        entries.partitioningIndex { !$0.precedes(entry) }
    }
}
