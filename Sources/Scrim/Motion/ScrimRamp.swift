/// A sheet's dimming as a function of where the sheet is, so that it is the same whatever moves the sheet: a finger, a
/// spring, or its transition.
///
/// The dimming rises linearly between two values of `Motion.Pose.offstage`, and is constant on either side.
struct ScrimRamp: Hashable, Sendable, Codable {
    /// From this `offstage` on nothing is dimmed.
    let clear: Double
    /// Up to this `offstage` the scrim is shown in full; less than `clear`.
    let full: Double

    /// The share of the scrim's opacity, 0 to 1.
    func share(at offstage: Double) -> Double { min(max((clear - offstage) / (clear - full), 0), 1) }

    /// How fast the share changes if `offstage` changes at a speed of 1.
    func slope(at offstage: Double) -> Double {
        offstage > full && offstage < clear ? -1 / (clear - full) : 0
    }

    /// A ramp between two heights of a sheet on screen.
    ///
    /// - Parameters:
    ///   - undimmed: Up to this height nothing is dimmed, in points.
    ///   - dimmed: From this height on the scrim is shown in full, in points; more than `undimmed`.
    ///   - base: The height that `Motion.Pose.offstage` counts from.
    init(from undimmed: Double, to dimmed: Double, base: Double) {
        clear = 1 - undimmed / base
        full = 1 - dimmed / base
    }
}
