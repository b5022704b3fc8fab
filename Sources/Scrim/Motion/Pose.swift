/// Where a panel is, relative to where layout puts it.
///
/// Rest is layout's own place.
///
/// A pose is also a velocity: the same parts, per second.
public struct Pose: Hashable, Sendable {
    /// How far off its region it is: 0 in place, 1 just outside, over the travel that layout gives.
    ///
    /// A little below 0 while a spring overshoots: a panel that lies flush against an edge is then drawn on
    /// to it.
    public var offstage: Double
    /// Its size around its centre, 1 as laid out.
    public var scale: Double
    /// Its opacity, 0 to 1.
    public var opacity: Double
    /// The share of the scrim's own opacity, 0 to 1.
    public var scrim: Double

    /// A pose by its parts; each defaults to rest.
    public init(offstage: Double = 0, scale: Double = 1, opacity: Double = 1, scrim: Double = 1) {
        self.offstage = offstage
        self.scale = scale
        self.opacity = opacity
        self.scrim = scrim
    }

    /// As laid out.
    public static let rest = Pose()
    /// No change in any part: as a velocity, standing still.
    public static let still = Pose(offstage: 0, scale: 0, opacity: 0, scrim: 0)
}
