/// All surfaces of a stage, in the order in which they were asked for, and what was found out about each since it last
/// changed.
///
/// The notes are no part of the state: they only save asking again. A surface that is changed here has none.
struct SurfaceTable: Hashable, Sendable, Codable {
    private var slots: [Slot] = []
    /// Whether each has a higher number than the one before: all but those that came from another stage.
    private var isAscending = true
    /// Whether anything has changed since the plan was last made.
    private(set) var hasNews = true
    /// The places of all surfaces, back to front; `nil`: others came or went since that was noted.
    private(set) var order: [Int]?
    /// The style that surfaces of a kind had last, and the look that it is of.
    private var styles: [Overlay.Kind: (look: StageMachine.Look, style: Shared<Overlay.Style>)] = [:]

    private struct Slot: Sendable {
        let id: SurfaceID
        let kind: Overlay.Kind
        let region: Region
        var surface: Shared<Surface>
        /// Until when time alone changes nothing of the surface; `nil`: that is not known.
        var quiet: Quiet?
        /// Whether all that there is to say of the surface was said.
        var isSaid = false
        /// What the plan has of the surface.
        var part: Page?
        /// Whether the surface has changed since that was found out.
        var isPartOld = false

        init(_ surface: Surface) {
            id = surface.id
            kind = surface.kind
            region = surface.region
            self.surface = Shared(surface)
        }

        mutating func forget() { (quiet, isSaid, isPartOld) = (nil, false, true) }
    }

    /// What the plan has of a surface, at the cost of a reference.
    private final class Page: Sendable {
        let part: SurfacePart

        init(_ part: SurfacePart) { self.part = part }
    }

    /// That time changes nothing of a surface.
    struct Quiet: Sendable {
        /// When it does again; `nil`: never.
        let until: Instant?
        let isVisible: Bool
    }

    init(_ surfaces: [Surface] = []) { append(contentsOf: surfaces) }

    // MARK: Notes

    subscript(quiet index: Int) -> Quiet? {
        get { slots[index].quiet }
        set { slots[index].quiet = newValue }
    }

    subscript(isSaid index: Int) -> Bool {
        get { slots[index].isSaid }
        set { slots[index].isSaid = newValue }
    }

    /// What the plan has of a surface; a plan that is as it was stays the one that it was, which others may have.
    subscript(part index: Int) -> SurfacePart? {
        get { hasPart(index) ? slots[index].part?.part : nil }
        set {
            var part = newValue
            if let old = slots[index].part?.part.plan, old == part?.plan { part?.plan = old }
            slots[index].part = part.map { Page($0) }
            slots[index].isPartOld = false
        }
    }

    func hasPart(_ index: Int) -> Bool { slots[index].part != nil && !slots[index].isPartOld }

    /// The style of all surfaces that look like this; `nil`: it was not noted.
    func style(of look: StageMachine.Look) -> Shared<Overlay.Style>? {
        styles[look.kind].flatMap { $0.look == look ? $0.style : nil }
    }

    /// Notes a style for all surfaces that look like this, in place of that of the last look of their kind.
    mutating func noteStyle(_ style: Shared<Overlay.Style>, of look: StageMachine.Look) {
        styles[look.kind] = (look, style)
    }

    /// Forgets what was found out about surfaces, whose surroundings are others.
    mutating func forgetNotes() {
        for index in slots.indices { slots[index].forget() }
        styles = [:]
        forgetOrder()
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
        for index in slots.indices {
            let isDue = slots[index].quiet.map { $0.until.map { $0 <= now } ?? false } ?? true
            if isDue || isNotice(index) { restless.append(slots[index].id) }
        }
        return restless
    }

    /// Whether any is a notice.
    var hasNotices: Bool { slots.indices.contains(where: isNotice) }

    func isNotice(_ index: Int) -> Bool { slots[index].kind == .hud }
    func isSheet(_ index: Int) -> Bool { slots[index].kind == .sheet }
    func isOverWindow(_ index: Int) -> Bool { slots[index].region.isWindow }

    /// The places of the surfaces over a region, of one kind or (`nil`) of all.
    func places(over region: Region, _ kind: Overlay.Kind? = nil) -> [Int] {
        slots.indices.filter { slots[$0].region == region && (kind ?? slots[$0].kind) == slots[$0].kind }
    }

    /// Whether any surface is over a region.
    func covers(_ region: Region) -> Bool { slots.contains { $0.region == region } }

    // MARK: Surfaces

    func index(of id: SurfaceID) -> Int? {
        guard isAscending else { return slots.indices.first { slots[$0].id == id } }
        var low = 0
        var high = slots.count
        while low < high {
            let middle = (low + high) / 2
            if slots[middle].id.number < id.number { low = middle + 1 } else { high = middle }
        }
        return low < slots.count && slots[low].id == id ? low : nil
    }

    mutating func append(_ surface: Surface) { append(contentsOf: [surface]) }

    mutating func append(contentsOf surfaces: [Surface]) {
        for surface in surfaces {
            if let last = slots.last, last.id.number > surface.id.number { isAscending = false }
            slots.append(Slot(surface))
        }
        forgetOrder()
    }

    /// Takes away the surfaces in these places, which ascend.
    mutating func remove(at places: [Int]) {
        for place in places.reversed() { slots.remove(at: place) }
        if !places.isEmpty { forgetOrder() }
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
            slots[index].forget()
            hasNews = true
            yield &slots[index].surface.value
        }
    }
}
