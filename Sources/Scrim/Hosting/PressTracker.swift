/// Measures the velocity of a press like that of a sheet's drag, for a toolkit that does not report it.
@_spi(Host) public struct PressTracker: Hashable, Sendable {
    private var x = VelocityTracker()
    private var y = VelocityTracker()

    /// A tracker of a press that has not moved.
    public init() {}

    /// Adds where the press is at an instant, in any fixed coordinates.
    public mutating func add(_ point: Point, at instant: Instant) {
        x.add(point.x, at: instant)
        y.add(point.y, at: instant)
    }

    /// The velocity at an instant, in points per second; zero if too little is known.
    public func velocity(at instant: Instant) -> Point {
        Point(x: x.velocity(at: instant), y: y.velocity(at: instant))
    }
}
