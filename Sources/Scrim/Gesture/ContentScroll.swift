/// What became of content under a finger that drags a sheet.
public struct ContentScroll: Hashable, Sendable {
    /// What it was scrolled by since the drag began, in points, positive towards closing.
    public let by: Double
    /// How much further it can go towards opening, in points.
    public let room: Double

    /// Content that was scrolled by so much, with so much left.
    public init(by: Double, room: Double) {
        self.by = by
        self.room = room.length
    }
}
