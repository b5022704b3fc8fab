/// Turns a fling of content in a sheet into the distances that a host scrolls by, frame by frame.
///
/// A host keeps one for each sheet:
///
/// ```swift
/// momentum.follow(plan.sheet?.fling)
/// scroll(by: momentum.shares(at: frame, over: rooms))
/// ```
@_spi(Host) public struct ContentMomentum: Hashable, Sendable {
    private var fling: ContentFling?
    /// How much of the fling's distance was handed out, in points, positive towards closing.
    private var done = 0.0
    private var isStopped = true

    /// No momentum yet.
    public init() {}

    /// Takes over the plan's fling; the same one again changes nothing.
    public mutating func follow(_ fling: ContentFling?) {
        guard fling != self.fling else { return }
        self.fling = fling
        done = 0
        isStopped = fling == nil
    }

    /// Ends the fling at once.
    public mutating func stop() { isStopped = true }

    /// Whether a fling is under way at an instant, or about to begin.
    public func isMoving(at instant: Instant) -> Bool { !isStopped && fling?.isSettled(at: instant) == false }

    /// The distances by which each scroller should scroll in a frame.
    ///
    /// The fling ends if no scroller can continue, and never moves the sheet.
    ///
    /// - Parameters:
    ///   - instant: The frame's instant.
    ///   - rooms: How far each scroller under the finger can go, the innermost first.
    /// - Returns: Distances in points, positive towards closing, in the order of the rooms.
    public mutating func shares(at instant: Instant, over rooms: [ScrollRoom]) -> [Double] {
        guard !isStopped, let fling else { return rooms.map { _ in 0 } }
        let distance = fling.distance(at: instant)
        let shares = ScrollHandover(of: distance - done, over: rooms, growth: 0).content
        let isAtTheEnd = distance != done && shares.allSatisfy { $0 == 0 }
        done = distance
        if isAtTheEnd || fling.isSettled(at: instant) { isStopped = true }
        return shares
    }
}
