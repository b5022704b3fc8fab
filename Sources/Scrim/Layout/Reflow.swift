/// A panel's way from where it was to where layout puts it now: zero at rest.
///
/// Rotation and a panel that grows with its text are this one mechanism: layout is applied at once, and what
/// it changed decays.
public struct Reflow: Hashable, Sendable {
    /// Where it was, minus where it is: origin and size.
    public let dx: Double
    public let dy: Double
    public let dWidth: Double
    public let dHeight: Double
    /// When layout changed.
    public let start: Instant

    /// Nothing to do.
    public static let none = Reflow(dx: 0, dy: 0, dWidth: 0, dHeight: 0, start: Instant())

    /// The panel as it is to be drawn at an instant, given where it rests.
    public func panel(at instant: Instant, resting rest: Rect) -> Rect { rest }

    /// Whether it has decayed.
    public func isSettled(at instant: Instant) -> Bool { true }
}
