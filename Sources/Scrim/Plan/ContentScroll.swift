/// How far a drag of a sheet scrolled the content under the finger.
@_spi(Host) public struct ContentScroll: Hashable, Sendable, Codable {
    /// How far the content was scrolled since the drag began, in points, positive towards closing.
    public let by: Double
    /// How much further the content can scroll towards opening, in points; at least 0.
    public let room: Double

    /// The scrolling of content: how far it went, and how much further it can go; a negative room counts as 0.
    public init(by: Double, room: Double) {
        self.by = by
        self.room = room.clampedLength
    }

    /// Reads a scrolling; a negative room counts as 0.
    public init(from decoder: any Decoder) throws {
        let numbers = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            by: try numbers.decode(Double.self, forKey: .by),
            room: try numbers.decode(Double.self, forKey: .room))
    }
}
