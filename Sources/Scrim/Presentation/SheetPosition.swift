/// Where a sheet is at a moment, whoever moves it: what an app's own effects follow.
public struct SheetPosition: Hashable, Sendable {
    /// How much of it is on screen, from its edge, in points; 0 when it is hidden.
    public let points: Double
    /// The same in detents: 0 hidden, 1 at the smallest, 2 at the next, and in proportion between; above their
    /// count while it is pulled past the largest.
    public let progress: Double
    /// The detent that it rests at or is on its way to; while it is dragged, where it would go if it were let
    /// go now.
    ///
    /// `nil`: it is on its way out, or would be dismissed.
    public let target: Detent?
    /// Whether a drag holds it.
    public let isDragged: Bool
    /// How much it can grow until its largest detent, in points; what `ScrollHandover` asks for.
    public let growth: Double

    /// How far it is from one detent to the next, 0 to 1; below the smallest, from hidden to it.
    public var fraction: Double { progress - progress.rounded(.down) }
}

extension Surface {
    /// Where it is as a sheet; `nil` before it is laid out, and for what is none.
    func position(at instant: Instant) -> SheetPosition? {
        guard let sheet, let stops, let place = place(at: instant) else { return nil }
        let points = max(place.points, 0)
        let target: Detent? =
            switch dragTarget(at: instant) {
            case .detent(let index): stops.stops[index].detent
            case .dismissed: nil
            case nil: isLeaving ? nil : stops.stops[stops.index(of: sheet.detent)].detent
            }
        return SheetPosition(
            points: points, progress: stops.progress(at: points), target: target,
            isDragged: sheet.drag != nil,
            growth: max(stops.largest - points, 0))
    }
}

extension DetentStops {
    /// A place in points as a number of detents.
    fileprivate func progress(at points: Double) -> Double {
        var below = 0.0
        for (index, stop) in stops.enumerated() {
            if points < stop.height { return Double(index) + (points - below) / (stop.height - below) }
            below = stop.height
        }
        return Double(stops.count) + (points - below) / below
    }
}
