/// A sheet's distance from the edges by its height: a low sheet has one if the platform wants that, a sheet of nearly
/// full height has none.
struct SheetInsets {
    /// The inset of a low sheet, in points.
    let largest: Double
    let stops: DetentStops
    let room: DetentRoom
    /// The length of the panel that the grabber takes, in points.
    let beside: Double

    /// The inset at a height of the sheet, in whole points.
    func inset(at height: Double) -> Double { (largest * share(at: height)).rounded() }

    /// The length of the content at a height of the sheet: clear of the unsafe area, the inset and the grabber.
    func along(at height: Double) -> Double { height - max(room.underlap, inset(at: height)) - beside }

    /// The full inset at a low detent, none at nearly full height; in proportion between two detents.
    private func share(at height: Double) -> Double {
        let full = room.height(of: .full) ?? stops.largest
        func share(of stop: Double) -> Double { stop >= full * Tuning.flushHeight ? 0 : 1 }
        let heights = stops.heights
        guard let next = heights.firstIndex(where: { $0 >= height }) else { return share(of: stops.largest) }
        guard next > 0 else { return share(of: heights[0]) }
        let (lower, upper) = (heights[next - 1], heights[next])
        let progress = (height - lower) / (upper - lower)
        return share(of: lower) + (share(of: upper) - share(of: lower)) * progress
    }
}
