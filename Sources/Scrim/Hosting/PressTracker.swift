/// Measures the speed of a press, as a sheet's drag is measured: for a toolkit that does not report it.
@_spi(Host) public struct PressTracker: Hashable, Sendable {
    private var x = VelocityTracker()
    private var y = VelocityTracker()

    /// A tracker of a press that has not moved.
    public init() {}

    /// Takes where the press is at an instant, from wherever the host counts.
    public mutating func add(_ point: Point, at instant: Instant) {
        x.add(point.x, at: instant)
        y.add(point.y, at: instant)
    }

    /// The velocity at an instant, in points per second; zero if too little is known.
    public func velocity(at instant: Instant) -> Point {
        Point(x: x.velocity(at: instant), y: y.velocity(at: instant))
    }
}
