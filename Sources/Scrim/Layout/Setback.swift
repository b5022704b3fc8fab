/// How a sheet is drawn behind other sheets: a little smaller, with its inner edge moved out from behind them.
///
/// Only the drawing changes: the layout is that of a sheet in front, so the app's view is not laid out again.
struct Setback: Hashable, Sendable {
    /// The panel's size around its center, 1 in front.
    let scale: Double
    /// The distance of the panel's center from where it is in front, in points.
    let offset: Point

    /// The setback of a panel behind this many sheets, whole or not; none where layout gives the panel no way to go.
    init(behind depth: Double, _ frames: SurfaceFrames) {
        let depth = min(max(depth.isNaN ? 0 : depth, 0), Tuning.deepest)
        let travel = abs(frames.travel.x) + abs(frames.travel.y)
        guard depth > 0, travel > 0 else {
            (scale, offset) = (1, .zero)
            return
        }
        scale = 1 - Tuning.stackShrinking * depth
        let closing = Point(x: frames.travel.x / travel, y: frames.travel.y / travel)
        // What the inner edge loses by the scale, and the part of it that is to be seen.
        let extent = closing.x == 0 ? frames.panel.height : frames.panel.width
        let way = extent * (1 - scale) / 2 + Tuning.stackEdge * depth
        offset = Point(x: -closing.x * way, y: -closing.y * way)
    }
}
