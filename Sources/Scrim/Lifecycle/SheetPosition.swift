extension Presentation {
    /// Where a sheet is at one instant, whatever moves the sheet, so that an app's own effects can follow it.
    public struct SheetPosition: Hashable, Sendable, Codable {
        /// How much of the sheet is on screen, from its edge, in points; 0 when the sheet is hidden.
        public let points: Double
        /// How far the sheet's inner edge is from its region's edge, in points; 0 when the sheet is hidden.
        ///
        /// Keep content beside the sheet clear of it by this value. It is `points`, and for a sheet at the bottom also
        /// the height by which an on-screen keyboard lifts the sheet. The lift counts at once, also while the
        /// keyboard's movement is animated.
        public let inset: Double
        /// The position as a number of detents: 0 hidden, 1 at the smallest, 2 at the next, and in proportion between;
        /// more than their count while the sheet is pulled past the largest.
        public let progress: Double
        /// The detent at which the sheet rests or to which it moves; during a drag, where it would go if it
        /// were released now.
        ///
        /// `nil`: the sheet is leaving, or would be dismissed.
        public let target: Overlay.Detent?
        /// Whether a drag holds the sheet.
        public let isDragged: Bool
        /// How much the sheet can grow to its largest detent, in points; at least 0.
        ///
        /// During a drag it is how far the finger still has to go: more if the sheet resists the pull.
        public let growth: Double

        /// How far the sheet is from one detent to the next, 0 to 1; below the smallest, from hidden to the smallest.
        public var fraction: Double { progress - progress.rounded(.down) }
    }
}

extension Surface {
    /// Where the sheet is; `nil` before the first layout, and if the surface is not a sheet at an edge.
    func position(at instant: Instant) -> Presentation.SheetPosition? {
        guard let sheet, let stops, let snapshot = snapshot(at: instant) else { return nil }
        let points = max(snapshot.points, 0)
        let target: Overlay.Detent? =
            switch dragTarget(at: instant) {
            case .detent(let index): stops.detent(at: index, from: sheet.detent)
            case .dismissed: nil
            case nil where sheet.room?.isDialog == true: isLeaving ? nil : sheet.detent
            case nil: isLeaving ? nil : stops.detent(at: stops.index(of: sheet.detent), from: sheet.detent)
            }
        let lift = points > 0 ? sheet.room?.lift ?? 0 : 0
        return Presentation.SheetPosition(
            points: points, inset: points + lift, progress: stops.progress(at: points), target: target,
            isDragged: sheet.drag != nil,
            growth: max(stops.largest - (sheet.drag?.pulled ?? points), 0))
    }
}

extension DetentStops {
    /// A position in points as a number of detents.
    fileprivate func progress(at points: Double) -> Double {
        var below = 0.0
        for (index, stop) in stops.enumerated() {
            if points < stop.height { return Double(index) + (points - below) / (stop.height - below) }
            below = stop.height
        }
        return Double(stops.count) + (points - below) / below
    }
}
