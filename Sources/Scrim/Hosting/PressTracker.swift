/// Follows a press for a toolkit that reports neither its velocity nor whether it is a tap.
///
/// Both are measured like those of a sheet's drag.
@_spi(Host) public struct PressTracker: Hashable, Sendable {
    private var x = VelocityTracker()
    private var y = VelocityTracker()
    private var origin: Point?

    /// Whether the press has always been within `Tuning.tapSlop` of where it began.
    public private(set) var isTap = true

    /// A tracker of a press that has not moved.
    public init() {}

    /// Adds where the press is at an instant, in any fixed coordinates.
    public mutating func add(_ point: Point, at instant: Instant) {
        let origin = origin ?? point
        self.origin = origin
        if !point.isWithin(Tuning.tapSlop, of: origin) { isTap = false }
        x.add(point.x, at: instant)
        y.add(point.y, at: instant)
    }

    /// The velocity at an instant, in points per second; zero if too little is known.
    public func velocity(at instant: Instant) -> Point {
        Point(x: x.velocity(at: instant), y: y.velocity(at: instant))
    }
}
