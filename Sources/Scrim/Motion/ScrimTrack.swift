/// How a sheet's scrim follows its place, whoever moves it: a finger, a spring, or the way in and out.
///
/// A ramp over `Pose.offstage`, flat before and after it.
struct ScrimTrack: Hashable, Sendable {
    /// Where nothing is dimmed any more.
    let clear: Double
    /// Where all is; less than `clear`.
    let full: Double

    /// The share of the scrim's opacity, 0 to 1.
    func share(at offstage: Double) -> Double { min(max((clear - offstage) / (clear - full), 0), 1) }

    /// How fast it changes where `offstage` changes at a speed of 1.
    func slope(at offstage: Double) -> Double {
        offstage > full && offstage < clear ? -1 / (clear - full) : 0
    }

    /// For a sheet's place in points on screen.
    ///
    /// - Parameters:
    ///   - undimmed: Up to this height nothing is dimmed, in points.
    ///   - dimmed: From this height on all is; more than `undimmed`.
    ///   - base: The height that `Pose.offstage` counts from.
    init(from undimmed: Double, to dimmed: Double, base: Double) {
        clear = 1 - undimmed / base
        full = 1 - dimmed / base
    }
}
