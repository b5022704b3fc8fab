/// The momentum that content in a sheet goes on with, once the finger that scrolled it, or pulled its sheet up to
/// the largest detent, let go.
///
/// The host scrolls by it, frame by frame, for as long as it can; whatever else scrolls the content, presses it or
/// takes hold of the sheet ends it. It never moves the sheet.
public struct ContentFling: Hashable, Sendable {
    /// When it begins; it may lie ahead, while the sheet is on its way to its largest detent.
    public let start: Instant
    /// How fast it begins, in points per second, positive towards closing.
    public let velocity: Double
    let coasting: Coasting

    /// Nearer to its end than this, in points, it rests.
    private static let visible = 0.5

    /// `nil` where there is nothing to be seen of it.
    init?(start: Instant, velocity: Double, friction: Double) {
        self.start = start
        self.velocity = velocity
        coasting = Coasting(friction: friction)
        guard velocity.isFinite, duration > .zero else { return nil }
    }

    /// How far the content has gone at an instant, in points, positive towards closing.
    public func way(at instant: Instant) -> Double {
        guard instant > start else { return 0 }
        return velocity * coasting.way(after: (min(instant, start + duration) - start).inSeconds)
    }

    /// Whether it is at its end.
    public func isSettled(at instant: Instant) -> Bool { instant >= start + duration }

    private var duration: Duration {
        // What is left to go is v/f, and so falls with the velocity.
        .seconds(coasting.time(from: abs(velocity), to: Self.visible * coasting.friction))
    }
}
