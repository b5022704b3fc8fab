/// The room that a sheet has in its region, as the last layout found it; it turns a detent into a height.
///
/// Lengths are in points, along the sheet's axis.
struct DetentRoom: Hashable, Sendable, Codable {
    /// The region's size within the safe area, whether or not an on-screen keyboard covers a part of it.
    var region: Size
    /// The edge that the sheet lies flush against.
    var side: Side
    /// The region's length within the safe area and above the keyboard.
    var available: Double
    /// The largest length of the sheet within the available one: the style's margin stays clear.
    var maximum: Double
    /// The length that the sheet's content asks for, the grabber included.
    var content: Double
    /// How far the sheet's panel extends under the safe area at its edge.
    var underlap: Double
    /// How far the sheet can be pulled beyond its largest detent before it leaves the region.
    var overpull: Double
    /// The least length of the sheet, without its part under the safe area.
    var least = Tuning.leastDetent
    /// How far the on-screen keyboard moves the sheet's edge into the region.
    var lift = 0.0
    /// Whether the sheet is a dialog in the middle, as high as its content.
    var isDialog = false
    /// The lengths of the app's own detents, by name; each layout asks the app once.
    var customHeights: [String: Double] = [:]
}
