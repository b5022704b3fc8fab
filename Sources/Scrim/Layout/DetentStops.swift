/// The heights at which a sheet rests: its detents, resolved in the available room.
///
/// A height is the length of the whole panel on screen in points, including its part under the safe area.
struct DetentStops: Hashable, Sendable {
    /// A detent and its height.
    struct Stop: Hashable, Sendable {
        let detent: Overlay.Detent
        /// The panel's height: whole points plus the part under the safe area; above 0.
        let height: Double
    }

    /// The stops in ascending order, all of different heights; at least one.
    let stops: [Stop]
    private let room: DetentRoom
    private let detents: [Overlay.Detent]

    init(_ detents: [Overlay.Detent], in room: DetentRoom) {
        self.room = room
        self.detents = detents
        // Of detents with one height, the one that asks for least becomes the stop, in whatever order they are given.
        let ascending = detents.enumerated().sorted {
            (room.asked($0.element) ?? 0, $0.offset) < (room.asked($1.element) ?? 0, $1.offset)
        }
        var stops: [Stop] = []
        for (_, detent) in room.isDialog ? [] : ascending {
            guard let height = room.height(of: detent), height != stops.last?.height else { continue }
            stops.append(Stop(detent: detent, height: height))
        }
        if stops.isEmpty {
            stops = [Stop(detent: .content, height: room.height(of: .content) ?? room.least)]
        }
        self.stops = stops
    }

    /// The heights of all stops, ascending.
    var heights: [Double] { stops.map(\.height) }
    var largest: Double { stops[stops.count - 1].height }
    var smallest: Double { stops[0].height }

    /// The index of a detent's stop; a detent that is not among the stops counts as the nearest stop,
    /// `nil` as the smallest.
    func index(of detent: Overlay.Detent?) -> Int {
        guard let detent else { return 0 }
        if let index = stops.firstIndex(where: { $0.detent == detent }) { return index }
        return room.height(of: detent).map { index(nearestTo: $0) } ?? 0
    }

    /// The index of the stop that is nearest to a height; of two that are equally near, the higher.
    func index(nearestTo height: Double) -> Int {
        var nearest = 0
        for index in stops.indices
        where abs(stops[index].height - height) <= abs(stops[nearest].height - height) {
            nearest = index
        }
        return nearest
    }

    /// Whether nothing is dimmed at a detent; `nil` is the smallest.
    ///
    /// In a low region, or above a keyboard, different detents may have one height, so the heights that they ask for
    /// are compared. A sheet's only detent is always undimmed. False in a dialog, where the input policy applies.
    func isUndimmed(_ detent: Overlay.Detent?, through undimmed: Overlay.Detent) -> Bool {
        guard !room.isDialog, let limit = room.asked(undimmed) else { return false }
        // A detent that is not in the list stands for the stop where it rests.
        let present = detent.flatMap { detents.contains($0) ? $0 : nil } ?? stops[index(of: detent)].detent
        guard detents.count > 1, let asked = room.asked(present) else { return true }
        return asked <= limit
    }

    /// The detent of a sheet at a stop: the one that the sheet has already, if that is as high, else the stop's.
    ///
    /// In a low region, or above a keyboard, several detents may have one height. A sheet that was not moved to another
    /// height keeps its detent among them.
    func detent(at index: Int, from present: Overlay.Detent?) -> Overlay.Detent {
        guard let present, detents.contains(present), room.height(of: present) == stops[index].height else {
            return stops[index].detent
        }
        return present
    }

    /// The height of a detent's stop.
    func height(of detent: Overlay.Detent?) -> Double { stops[index(of: detent)].height }
}

extension DetentRoom {
    /// The height of a sheet's panel at a detent; `nil` if the detent gives no number.
    func height(of detent: Overlay.Detent) -> Double? {
        guard let asked = asked(detent) else { return nil }
        return min(max(asked.clampedLength.rounded(), min(least, limit)), limit) + underlap
    }

    /// The greatest height of a sheet's panel at any detent.
    var highest: Double { limit + underlap }

    /// The greatest length of a sheet at any detent, without its part under the safe area.
    private var limit: Double { max(maximum.rounded(.down), 1) }

    /// The height that a detent asks for, whatever room there is; `nil` if the detent gives no number.
    fileprivate func asked(_ detent: Overlay.Detent) -> Double? {
        let asked: Double =
            switch detent {
            case .content: content
            case .points(let points): points
            case .fraction(let share): region.along(side) * share
            case .keepClear(let points): available - points
            case .full: .infinity
            case .custom(let custom): customHeights[custom.id] ?? custom.height(region)
            }
        return asked.isNaN ? nil : asked
    }
}
