/// The animation of a panel from its previous frame to the frame that layout gives it now.
///
/// For a window that is rotated, and for a panel that grows with its text. Layout is applied at once, and the
/// difference to the previous frame decays as a critically damped spring. The same instant always gives the same frame.
@_spi(Host) public struct Reflow: Hashable, Sendable {
    /// The difference of the left edge at the start: before minus now, in points.
    public let dx: Double
    /// The difference of the top edge at the start: before minus now, in points.
    public let dy: Double
    /// The difference of the width at the start: before minus now, in points.
    public let dWidth: Double
    /// The difference of the height at the start: before minus now, in points.
    public let dHeight: Double
    /// How fast the differences change at the start, in points per second; zero for a panel that stood still.
    private let velocity: SIMD4<Double>
    /// When layout changed.
    public let start: Instant

    /// No animation: the panel is where layout puts it.
    public static let none = Reflow(offset: .zero, velocity: .zero, start: Instant())

    /// The panel's frame at an instant, given its frame at rest; before the start, the frame that the panel had.
    public func panel(at instant: Instant, resting rest: Rect) -> Rect {
        let offset = offset(at: instant)
        guard offset != .zero else { return rest }
        return Rect(
            rest.minX + offset[0], rest.minY + offset[1], rest.width + offset[2], rest.height + offset[3])
    }

    /// Whether the animation is at its end.
    public func isSettled(at instant: Instant) -> Bool {
        let duration = duration
        return duration == .zero || instant >= start + duration
    }

    /// How long the animation takes until the rest of the difference cannot be seen.
    var duration: Duration {
        .seconds(Self.spring.settlingTime(from: offset, velocity: velocity, within: Self.leastVisibleChange))
    }

    /// The animation that takes over when layout changes the frame once more: it begins with the frame and velocity
    /// that are drawn at that instant, so nothing jumps.
    ///
    /// - Parameter speed: How fast the old frame itself moved away from the new one, in points per second.
    func moved(from old: Rect, to new: Rect, by speed: Point = .zero, at instant: Instant) -> Reflow {
        Reflow(
            offset: offset(at: instant) + old.vector - new.vector,
            velocity: velocity(at: instant) + SIMD4(speed.x, speed.y, 0, 0), start: instant)
    }

    /// The spring of the animation, without overshoot: text that is laid out at its final size would swing with it.
    ///
    /// It looks at rest after about 0.3 s, like GTK's and UIKit's own changes of layout.
    private static let spring = Motion.Spring(dampingRatio: 1, response: 0.3)
    /// The least difference that can be seen, in points: half a pixel of the common screens.
    private static let leastVisibleChange = 0.5

    private var offset: SIMD4<Double> { SIMD4(dx, dy, dWidth, dHeight) }

    private init(offset: SIMD4<Double>, velocity: SIMD4<Double>, start: Instant) {
        let offset = offset.replacingNaN(with: .zero)
        (dx, dy, dWidth, dHeight) = (offset[0], offset[1], offset[2], offset[3])
        self.velocity = velocity.replacingNaN(with: .zero)
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
    /// The rectangle's origin and size in one vector.
    fileprivate var vector: SIMD4<Double> { SIMD4(minX, minY, width, height) }
}
