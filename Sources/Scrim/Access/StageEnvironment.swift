/// What a platform tells about its user and look.
public struct StageEnvironment: Hashable, Sendable {
    /// The user wants less movement: movement becomes a fade, springs do not overshoot.
    ///
    /// Spinners still turn.
    public var reducesMotion = false
    /// Translucent materials become opaque.
    public var reducesTransparency = false
    /// A screen reader runs: notices stay for longer.
    public var hasScreenReader = false
    /// The dark scheme.
    public var isDark = false
    /// More contrast is wanted.
    public var increasesContrast = false
    /// The text runs from right to left: leading is right.
    public var isRightToLeft = false
    /// Text size against the standard one, 1 by default.
    public var textScale = 1.0
    /// How fast scrolled content slows down by itself, per second: what goes at `v` goes on for `v` divided by this.
    ///
    /// Default 2, as UIScrollView's normal deceleration has it (0.998 per millisecond). Content in a sheet goes on
    /// by it as all other content of the platform does.
    public var scrollFriction = 2.0

    /// The standard environment: light, left to right, nothing reduced.
    public init() {}
}
