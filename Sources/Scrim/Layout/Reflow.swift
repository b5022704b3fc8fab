/// A panel's way from where it was to where layout puts it now: zero at rest.
///
/// Rotation and a panel that grows with its text are this one mechanism: layout is applied at once, and what
/// it changed decays, as a critically damped spring. The same instant always gives the same panel.
public struct Reflow: Hashable, Sendable {
    /// The left edge as it was, minus as it is, points.
    public let dx: Double
    /// The top edge as it was, minus as it is, points.
    public let dy: Double
    /// The width as it was, minus as it is, points.
    public let dWidth: Double
    /// The height as it was, minus as it is, points.
    public let dHeight: Double
    /// How fast these change as it begins, points per second; zero for a panel that stood still.
    private let velocity: SIMD4<Double>
    /// When layout changed.
    public let start: Instant

    /// Nothing to do.
    public static let none = Reflow(offset: .zero, velocity: .zero, start: Instant())

    /// The panel as it is to be drawn at an instant, given where it rests.
    ///
    /// Before the start it is where it was.
    public func panel(at instant: Instant, resting rest: Rect) -> Rect {
        let offset = offset(at: instant)
        guard offset != .zero else { return rest }
        return Rect(
            rest.minX + offset[0], rest.minY + offset[1], rest.width + offset[2], rest.height + offset[3])
    }

    /// Whether it has decayed.
    public func isSettled(at instant: Instant) -> Bool {
        let duration = duration
        return duration == .zero || instant >= start + duration
    }

    /// How long it takes until what is left cannot be seen.
    var duration: Duration {
        .seconds(Self.spring.settlingTime(from: offset, velocity: velocity, within: Self.visible))
    }

    /// The way on from here when layout puts the panel elsewhere once more, with place and velocity as they
    /// are drawn at that instant: nothing jumps.
    func moved(from old: Rect, to new: Rect, at instant: Instant) -> Reflow {
        Reflow(
            offset: offset(at: instant) + old.vector - new.vector, velocity: velocity(at: instant),
            start: instant)
    }

    /// Without overshoot: text that is laid out at its final size would swing with it.
    ///
    /// About 0.3 s until it looks at rest, as GTK's and UIKit's own changes of layout take.
    private static let spring = Spring(dampingRatio: 1, response: 0.3)
    /// The least change that is seen, points: half a pixel of the common screens.
    private static let visible = 0.5

    private var offset: SIMD4<Double> { SIMD4(dx, dy, dWidth, dHeight) }

    private init(offset: SIMD4<Double>, velocity: SIMD4<Double>, start: Instant) {
        let offset = offset.finite(or: .zero)
        (dx, dy, dWidth, dHeight) = (offset[0], offset[1], offset[2], offset[3])
        self.velocity = velocity.finite(or: .zero)
        self.start = start
    }

    private func offset(at instant: Instant) -> SIMD4<Double> {
        if isSettled(at: instant) { return .zero }
        guard instant > start else { return offset }
        return Self.spring.displacement(after: (instant - start).inSeconds, from: offset, velocity: velocity)
    }

    private func velocity(at instant: Instant) -> SIMD4<Double> {
        if isSettled(at: instant) { return .zero }
        guard instant > start else { return velocity }
        return Self.spring.velocity(after: (instant - start).inSeconds, from: offset, velocity: velocity)
    }
}

extension Rect {
    /// Origin and size.
    fileprivate var vector: SIMD4<Double> { SIMD4(minX, minY, width, height) }
}
