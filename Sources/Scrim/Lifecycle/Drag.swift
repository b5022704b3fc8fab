/// A finger that has hold of a sheet.
struct Drag: Hashable, Sendable, Codable {
    /// Where the finger took hold of the sheet: from there it follows, whatever moved it before.
    var grip: Grip
    /// How far the sheet was pulled since the drag began, in points towards closing.
    var by = 0.0
    /// What became of scrolled content under the finger; `nil`: there is none.
    var content: ContentScroll?
    /// Whether the last of the finger's way went to the content.
    var movesContent = false
    /// The finger's way and speed.
    var tracker = VelocityTracker()

    /// The place to which the sheet is pulled, in points on screen: past its ends it gives less.
    var pulled: Double { grip.points - (by - grip.by) }

    /// How fast the sheet is pulled at an instant, points per second towards opening.
    func velocity(at instant: Instant) -> Double {
        movesContent ? 0 : -tracker.velocity(at: instant)
    }

    /// Where a finger has hold of a sheet; taken anew where the sheet's detents or its room change under it.
    struct Grip: Hashable, Sendable, Codable {
        /// How much of the sheet was on screen, in points.
        let points: Double
        /// How far the drag had pulled the sheet by then.
        let by: Double
        /// How the sheet was drawn: opacity and scale stay so until it is let go.
        let pose: Motion.Pose
        /// How much more of the scrim was to be seen than the place itself says.
        let dimming: Double
    }
}
