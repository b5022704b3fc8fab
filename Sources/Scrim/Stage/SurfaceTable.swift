/// All surfaces of a stage, in the order in which they were asked for, with indices and notes.
///
/// Finds surfaces by holder, by region, by kind, by change and by due time, without a walk through all of them.
/// The notes (`SurfaceNotes`) are not part of the state: they only save computing again. A surface that is changed
/// here loses its notes.
struct SurfaceTable: Hashable, Sendable, Codable {
    private var slots: [Slot] = []
    /// Whether each surface has a higher number than the one before, as all have that did not come from another stage.
    private var isAscending = true
    /// The surface that each presentation holds.
    private var surfacesOfHolders = SortedMap<Presentation.ID, SurfaceID>()
    /// The surfaces over each region, in the order in which they were asked for.
    private var surfacesOverRegions = SortedMap<Region, [SurfaceID]>()
    /// The surfaces of each kind, in the order in which they were asked for.
    private var surfacesOfKinds: [Overlay.Kind: [SurfaceID]] = [:]
    /// The surfaces, other than notices, that show a final status.
    private var results: Set<SurfaceID> = []
    /// Results about the surfaces, kept until they change.
    var notes = SurfaceNotes()

    private struct Slot: Sendable {
        let id: SurfaceID
        let kind: Overlay.Kind
        let region: Region
        var band: Surface.Band
        var surface: Shared<Surface>

        init(_ surface: Surface) {
            id = surface.id
            kind = surface.kind
            region = surface.region
            band = surface.band
            self.surface = Shared(surface)
        }
    }

    init(_ surfaces: [Surface] = []) { append(contentsOf: surfaces) }

    // MARK: Finding

    func index(of id: SurfaceID) -> Int? {
        guard isAscending else { return slots.firstIndex { $0.id == id } }
        let index = slots.partitioningIndex { $0.id.number >= id.number }
        return index < slots.count && slots[index].id == id ? index : nil
    }

    /// The index of the surface that a presentation holds, until its last pixel is off the screen.
    func index(ofHolder id: Presentation.ID) -> Int? {
        guard let id = surfacesOfHolders[id] else { return nil }
        return index(of: id)
    }

    /// The indices of these surfaces, in the order in which they were asked for, without surfaces that are gone.
    func indices(of ids: some Collection<SurfaceID>) -> [Int] {
        guard !ids.isEmpty else { return [] }
        var found: [Int] = []
        for id in ids { if let index = index(of: id) { found.append(index) } }
        found.sort()
        return found
    }

    /// The indices of the surfaces over a region, of one kind or (`nil`) of all.
    func indices(over region: Region, _ kind: Overlay.Kind? = nil) -> [Int] {
        indices(of: surfacesOverRegions[region] ?? []).filter { (kind ?? slots[$0].kind) == slots[$0].kind }
    }

    /// The indices of the surfaces over the window, with or without the keyboard.
    var indicesOverWindow: [Int] {
        indices(of: [.window, .windowAndKeyboard].flatMap { surfacesOverRegions[$0] ?? [] })
    }

    /// Whether any surface is over a region.
    func covers(_ region: Region) -> Bool { surfacesOverRegions[region] != nil }

    /// The indices of all surfaces of a kind.
    func indices(of kind: Overlay.Kind) -> [Int] { indices(of: surfacesOfKinds[kind] ?? []) }

    /// Whether there is any surface of a kind.
    func has(_ kind: Overlay.Kind) -> Bool { surfacesOfKinds[kind]?.isEmpty == false }

    /// Whether any surface other than a notice shows a final status.
    var hasResults: Bool { !results.isEmpty }

    /// The indices of the surfaces in `results`.
    var indicesOfResults: [Int] { indices(of: results) }

    func band(_ index: Int) -> Surface.Band { slots[index].band }

    // MARK: Notes

    /// The surfaces that time may change by now.
    ///
    /// Notices are always included, since they wait for each other.
    func mayBeDue(at now: Instant) -> [SurfaceID] {
        let due = notes.agenda.due(at: now)
        let notices = surfacesOfKinds[.hud] ?? []
        if due.isEmpty, notices.isEmpty, notes.unscheduled.isEmpty { return [] }
        return indices(of: notes.unscheduled.union(due).union(notices)).map { slots[$0].id }
    }

    /// The indices of the surfaces that may have something to announce.
    var unannounced: [Int] { indices(of: notes.unannounced) }

    /// Forgets all notes, because the surroundings of all surfaces changed.
    mutating func forgetNotes() { notes = SurfaceNotes(forgetting: slots.map(\.id)) }

    // MARK: Surfaces

    mutating func append(_ surface: Surface) { append(contentsOf: [surface]) }

    mutating func append(contentsOf surfaces: [Surface]) {
        for surface in surfaces {
            if let last = slots.last, last.id.number > surface.id.number { isAscending = false }
            slots.append(Slot(surface))
            surfacesOverRegions[surface.region] = (surfacesOverRegions[surface.region] ?? []) + [surface.id]
            surfacesOfKinds[surface.kind, default: []].append(surface.id)
            note(surface.id, isResult: surface.isResult)
            follow(holders: surface.holders.map(\.id), of: surface.id, before: [])
            notes.add(surface.id)
        }
    }

    /// Removes the surfaces at these indices, which ascend.
    mutating func remove(at indices: [Int]) {
        for index in indices.reversed() {
            let slot = slots.remove(at: index)
            let left = (surfacesOverRegions[slot.region] ?? []).filter { $0 != slot.id }
            surfacesOverRegions[slot.region] = left.isEmpty ? nil : left
            surfacesOfKinds[slot.kind]?.removeAll { $0 == slot.id }
            note(slot.id, isResult: false)
            follow(holders: [], of: slot.id, before: slot.surface.value.holders.map(\.id))
            notes.remove(slot.id)
        }
        if slots.isEmpty { isAscending = true }
    }

    private mutating func follow(holders: [Presentation.ID], of id: SurfaceID, before: [Presentation.ID]) {
        guard holders != before else { return }
        for holder in before { surfacesOfHolders[holder] = nil }
        for holder in holders { surfacesOfHolders[holder] = id }
    }

    private mutating func note(_ id: SurfaceID, isResult: Bool) {
        if isResult { results.insert(id) } else if !results.isEmpty { results.remove(id) }
    }

    static func == (one: SurfaceTable, other: SurfaceTable) -> Bool {
        one.slots.elementsEqual(other.slots) { $0.surface == $1.surface }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(slots.count)
        for slot in slots { hasher.combine(slot.surface) }
    }

    init(from decoder: any Decoder) throws { self.init(try [Surface](from: decoder)) }

    func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension SurfaceTable: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { slots.count }

    subscript(index: Int) -> Surface {
        _read { yield slots[index].surface.value }
        _modify {
            let holders = slots[index].surface.value.holders.map(\.id)
            notes.forget(slots[index].id)
            defer {
                let slot = slots[index]
                follow(holders: slot.surface.value.holders.map(\.id), of: slot.id, before: holders)
                note(slot.id, isResult: slot.surface.value.isResult)
                let band = slot.surface.value.band
                if band != slot.band {
                    slots[index].band = band
                    notes.forgetPages()
                }
            }
            yield &slots[index].surface.value
        }
    }
}
