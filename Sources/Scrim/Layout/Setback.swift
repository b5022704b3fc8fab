/// How a sheet is drawn behind other sheets: a little smaller, with its inner edge moved out from behind them.
///
/// Only the drawing changes: the layout is that of a sheet in front, so the app's view is not laid out again.
struct Setback: Hashable, Sendable {
    /// The scale of the panel around its center; 1 in front.
    let scale: Double
    /// How far the panel's center is from where it would be in front, in points.
    let offset: Point

    /// The setback of a panel behind a number of sheets, which may be fractional; none if the panel has no exit.
    init(behind depth: Double, _ frames: SurfaceFrames) {
        let depth = min(max(depth.isNaN ? 0 : depth, 0), Tuning.deepest)
        guard depth > 0, let exit = frames.exit else {
            (scale, offset) = (1, .zero)
            return
        }
        scale = 1 - Tuning.stackShrinking * depth
        // The length that scaling takes from the inner edge, and the part of the panel that stays visible.
        let way = exit.extent * (1 - scale) / 2 + Tuning.stackEdge * depth
        offset = Point(x: -exit.closing.x * way, y: -exit.closing.y * way)
    }
}

extension SurfaceFrames {
    /// How the panel leaves its region; `nil` if layout gives it no direction.
    var exit: Exit? {
        let travel = abs(self.travel.x) + abs(self.travel.y)
        guard travel > 0 else { return nil }
        let closing = Point(x: self.travel.x / travel, y: self.travel.y / travel)
        return Exit(
            travel: travel, closing: closing, extent: closing.x == 0 ? panel.height : panel.width)
    }

    struct Exit {
        /// The distance from rest to just outside, in points.
        let travel: Double
        /// The direction, as a vector of length 1.
        let closing: Point
        /// The panel's length in that direction, in points.
        let extent: Double
    }
}
