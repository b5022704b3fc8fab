/// The momentum with which content in a sheet keeps scrolling, once a finger is lifted that scrolled the content or
/// pulled its sheet up to the largest detent.
///
/// The host scrolls the content by the fling, frame by frame, as far as the content can scroll. Anything else that
/// scrolls the content, presses it or takes hold of the sheet ends the fling. A fling never moves the sheet.
@_spi(Host) public struct ContentFling: Hashable, Sendable, Codable {
    /// When the fling begins: in the future while the sheet is on its way to its largest detent.
    public let start: Instant
    /// The velocity at the start, in points per second, positive towards closing.
    public let velocity: Double
    /// How the velocity falls.
    let coasting: Coasting

    /// The fling ends when less than this is left to scroll, in points.
    private static let visible = 0.5

    /// A fling; `nil` if it would scroll by less than can be seen.
    init?(start: Instant, velocity: Double, friction: Double) {
        self.start = start
        self.velocity = velocity
        coasting = Coasting(friction: friction)
        guard velocity.isFinite, duration > .zero else { return nil }
    }

    /// How far the content has scrolled since the start at an instant, in points, positive towards closing.
    public func distance(at instant: Instant) -> Double {
        guard instant > start else { return 0 }
        return velocity * coasting.distance(after: (min(instant, start + duration) - start).inSeconds)
    }

    /// Whether the fling is at its end.
    public func isSettled(at instant: Instant) -> Bool { instant >= start + duration }

    private var duration: Duration {
        // The remaining distance is v/f, so it falls with the velocity.
        .seconds(coasting.time(from: abs(velocity), to: Self.visible * coasting.friction))
    }
}
