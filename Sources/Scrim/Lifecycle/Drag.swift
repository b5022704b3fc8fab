/// A finger that has hold of a sheet.
struct Drag: Hashable, Sendable, Codable {
    /// Where the finger took hold of the sheet; the sheet follows the finger from there, whatever moved it before.
    var grip: Grip
    /// How far the sheet was pulled since the drag began, in points towards closing.
    var by = 0.0
    /// How scrolled content under the finger moved; `nil`: there is none.
    var content: ContentScroll?
    /// Whether the finger's last movement scrolled the content.
    var movesContent = false
    /// Whether the sheet moved when the finger took hold of it.
    var isCatch = false
    /// How far the finger was from where the drag began, at most, in points.
    var furthest = 0.0
    /// How much higher the sheet is than the finger holds it, in points, because a keyboard leaves
    /// it no other position.
    var displaced = 0.0
    /// The finger's path and speed.
    var tracker = VelocityTracker()

    /// The height to which the finger pulls the sheet, in points; past its ends the sheet follows less.
    var pulled: Double { grip.points - (by - grip.by) }

    /// How fast the sheet is pulled at an instant, points per second towards opening.
    func velocity(at instant: Instant) -> Double {
        movesContent ? 0 : -tracker.velocity(at: instant)
    }

    /// Whether the finger has only touched a moving sheet, and not pulled it.
    var isTap: Bool { isCatch && furthest <= Tuning.tapSlop }

    /// Where a finger holds a sheet; computed again if the sheet's detents or its room change under the finger.
    struct Grip: Hashable, Sendable, Codable {
        /// How much of the sheet was on screen, in points.
        let points: Double
        /// How far the drag had pulled the sheet by then.
        let by: Double
        /// How the sheet was drawn; its opacity and scale stay the same until it is released.
        let pose: Motion.Pose
        /// How much more of the scrim was visible than the position alone explains.
        let dimming: Double
    }
}
