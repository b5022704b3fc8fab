/// How far content in a sheet has gone along with a fling: what a host scrolls by, frame by frame.
///
/// ```swift
/// momentum.follow(plan.sheet?.fling)
/// scroll(by: momentum.shares(at: frame, over: rooms))
/// ```
public struct ContentMomentum: Hashable, Sendable {
    private var fling: ContentFling?
    private var done = 0.0
    private var isStopped = true

    /// None yet.
    public init() {}

    /// Takes over what the plan says; the same fling again changes nothing.
    public mutating func follow(_ fling: ContentFling?) {
        guard fling != self.fling else { return }
        self.fling = fling
        done = 0
        isStopped = fling == nil
    }

    /// Breaks it off.
    public mutating func stop() { isStopped = true }

    /// Whether it is under way at an instant, or about to be.
    public func isMoving(at instant: Instant) -> Bool { !isStopped && fling?.isSettled(at: instant) == false }

    /// What each scroller is to go at the moment of a frame.
    ///
    /// It ends where none can go on, and never moves the sheet.
    ///
    /// - Parameters:
    ///   - instant: The frame's.
    ///   - rooms: How far each scroller under the finger can go, the innermost first.
    /// - Returns: Points, positive towards closing, in the order of the rooms.
    public mutating func shares(at instant: Instant, over rooms: [ScrollRoom]) -> [Double] {
        guard !isStopped, let fling else { return rooms.map { _ in 0 } }
        let way = fling.way(at: instant)
        let shares = ScrollHandover(of: way - done, over: rooms, growth: 0).content
        let isAtTheEnd = way != done && shares.allSatisfy { $0 == 0 }
        done = way
        if isAtTheEnd || fling.isSettled(at: instant) { isStopped = true }
        return shares
    }
}
