/// What a sheet's detents are resolved against, as the last layout found it: lengths along its axis, in points.
struct DetentRoom: Hashable, Sendable {
    /// The region within the safe area; an on-screen keyboard takes nothing off it.
    var region: Size
    /// The edge that the sheet lies flush against.
    var side: Side
    /// The region within the safe area and above the keyboard.
    var free: Double
    /// The most that a sheet may take of that: the style's margin stays clear.
    var most: Double
    /// What its content takes by itself, the grabber included.
    var content: Double
    /// How far its panel goes on under the safe area at its edge.
    var underlap: Double
    /// How far it could be pulled beyond its largest before it left the region.
    var spare: Double
}

/// A sheet's detents as they come out in a room: ascending, distinct, within it; at least one.
///
/// Heights are those of the whole panel, the part under the safe area included: what of it is on screen at rest.
struct DetentStops: Hashable, Sendable {
    struct Stop: Hashable, Sendable {
        let detent: Detent
        /// Whole points and what lies under the safe area; above 0.
        let height: Double
    }

    let stops: [Stop]
    private let room: DetentRoom

    init(_ detents: [Detent], in room: DetentRoom) {
        self.room = room
        var stops: [Stop] = []
        for detent in detents {
            guard let height = room.height(of: detent) else { continue }
            if !stops.contains(where: { $0.height == height }) {
                stops.append(Stop(detent: detent, height: height))
            }
        }
        if stops.isEmpty {
            stops = [Stop(detent: .content, height: room.height(of: .content) ?? Defaults.leastDetent)]
        }
        self.stops = stops.sorted { $0.height < $1.height }
    }

    var heights: [Double] { stops.map(\.height) }
    var largest: Double { stops[stops.count - 1].height }
    var smallest: Double { stops[0].height }

    /// The place of a detent among them; one that is not there counts as the nearest, `nil` as the smallest.
    func index(of detent: Detent?) -> Int {
        guard let detent else { return 0 }
        if let index = stops.firstIndex(where: { $0.detent == detent }) { return index }
        return room.height(of: detent).map { index(nearestTo: $0) } ?? 0
    }

    /// The place of the one that is nearest to a height, the higher of two.
    func index(nearestTo height: Double) -> Int {
        var nearest = 0
        for index in stops.indices
        where abs(stops[index].height - height) <= abs(stops[nearest].height - height) {
            nearest = index
        }
        return nearest
    }

    func height(of detent: Detent?) -> Double { stops[index(of: detent)].height }
}

extension DetentRoom {
    /// The height of a sheet's panel at a detent; `nil` where it is no number.
    func height(of detent: Detent) -> Double? {
        let asked: Double =
            switch detent {
            case .content: content
            case .points(let points): points
            case .fraction(let share): region.along(side) * share
            case .keepClear(let points): free - points
            case .full: most
            case .custom(let custom): custom.height(region)
            }
        guard !asked.isNaN else { return nil }
        let most = max(most.rounded(.down), 1)
        return min(max(asked.length.rounded(), min(Defaults.leastDetent, most)), most) + underlap
    }
}
