/// How far content under a finger can scroll, in both directions along a sheet's axis.
@_spi(Host) public struct ScrollRoom: Hashable, Sendable, Codable {
    /// How far the content can scroll towards closing, in points: in a sheet at the bottom, its distance from its top.
    public let closing: Double
    /// How far the content can scroll towards opening, in points: in a sheet at the bottom, its distance from its end.
    public let opening: Double

    /// The room in both directions, in points; a negative number and not-a-number count as 0.
    public init(closing: Double, opening: Double) {
        self.closing = closing.clampedLength
        self.opening = opening.clampedLength
    }

    /// Reads the room; a negative number counts as 0.
    public init(from decoder: any Decoder) throws {
        let numbers = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            closing: try numbers.decode(Double.self, forKey: .closing),
            opening: try numbers.decode(Double.self, forKey: .opening))
    }

    /// Whether there is nothing to scroll.
    var isEmpty: Bool { closing == 0 && opening == 0 }
}
