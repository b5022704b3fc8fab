/// How far scrolled content can go along with a finger.
public struct ScrollRoom: Hashable, Sendable {
    /// Towards closing, in points: in a sheet at the bottom, how far it is scrolled from its top.
    public let closing: Double
    /// Towards opening, in points: in a sheet at the bottom, how far it is from its bottom.
    public let opening: Double

    /// Less than nothing, and what is not a number, counts as nothing.
    public init(closing: Double, opening: Double) {
        self.closing = closing.length
        self.opening = opening.length
    }

    /// Whether there is nothing to scroll.
    var isEmpty: Bool { closing == 0 && opening == 0 }
}
