/// All surfaces of a stage, in the order in which they were asked for, and what was found out about each since it last
/// changed.
///
/// The notes are no part of the state: they only save asking again. A surface that is changed here has none.
struct SurfaceTable: Hashable, Sendable, Codable {
    private var slots: [Slot] = []
    /// Whether anything has changed since the plan was last made.
    private(set) var hasNews = true
    /// The places of all surfaces, back to front; `nil`: others came or went since that was noted.
    private(set) var order: [Int]?

    private struct Slot: Sendable {
        let id: SurfaceID
        let isNotice: Bool
        let isOverWindow: Bool
        var surface: Shared<Surface>
        var notes = Page.empty

        init(_ surface: Surface) {
            id = surface.id
            isNotice = surface.kind == .hud
            isOverWindow = surface.region.isWindow
            self.surface = Shared(surface)
        }
    }

    /// Notes that may be many surfaces', at the cost of a reference.
    private final class Page: Sendable {
        static let empty = Page(Notes())

        let notes: Notes

        init(_ notes: Notes) { self.notes = notes }
    }

    /// What was found out about a surface.
    struct Notes: Sendable {
        /// Until when time alone changes nothing of it; `nil`: that is not known.
        var quiet: Quiet?
        /// Whether all that there is to say of it was said.
        var isSaid = false
        /// What the plan has of it.
        var part: SurfacePart?
    }

    /// That time changes nothing of a surface.
    struct Quiet: Sendable {
        /// When it does again; `nil`: never.
        let until: Instant?
        let isVisible: Bool
    }

    init(_ surfaces: [Surface] = []) { slots = surfaces.map { Slot($0) } }

    // MARK: Notes

    subscript(notes index: Int) -> Notes {
        get { slots[index].notes.notes }
        set { slots[index].notes = Page(newValue) }
    }

    /// Forgets what was found out about surfaces, whose surroundings are others.
    mutating func forgetNotes() {
        for index in slots.indices { slots[index].notes = .empty }
        order = nil
        hasNews = true
    }

    /// Notes that the plan was made, from surfaces in this order.
    mutating func notePlan(_ order: [Int]) {
        self.order = order
        hasNews = false
    }

    /// What surfaces lie in is another.
    mutating func forgetOrder() {
        order = nil
        hasNews = true
    }

    /// Those that time may change by now.
    ///
    /// Notices always, since they wait for each other.
    func restless(at now: Instant) -> [SurfaceID] {
        var restless: [SurfaceID] = []
        for slot in slots {
            let isDue = slot.notes.notes.quiet.map { $0.until.map { $0 <= now } ?? false } ?? true
            if isDue || slot.isNotice { restless.append(slot.id) }
        }
        return restless
    }

    /// Whether any is a notice.
    var hasNotices: Bool { slots.contains { $0.isNotice } }

    func isNotice(_ index: Int) -> Bool { slots[index].isNotice }
    func isOverWindow(_ index: Int) -> Bool { slots[index].isOverWindow }

    // MARK: Surfaces

    func index(of id: SurfaceID) -> Int? {
        // What came last is asked for most.
        slots.lastIndex { $0.id == id }
    }

    mutating func append(_ surface: Surface) { append(contentsOf: [surface]) }

    mutating func append(contentsOf surfaces: [Surface]) {
        slots += surfaces.map { Slot($0) }
        forgetOrder()
    }

    mutating func removeAll(where matches: (Surface) -> Bool) {
        slots.removeAll { matches($0.surface.value) }
        forgetOrder()
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
            slots[index].notes = .empty
            hasNews = true
            yield &slots[index].surface.value
        }
    }
}
