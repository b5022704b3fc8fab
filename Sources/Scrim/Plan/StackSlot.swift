/// Where a notice is among others at the same edge or corner.
///
/// Distances count from where the notice would be alone, away from its edge.
@_spi(Host) public struct StackSlot: Hashable, Sendable, Codable {
    /// How many notices there are; at least 2.
    public var count: Int
    /// Whether the stack is a list: each notice is beside the others.
    public var isOpen: Bool
    /// How many notices cover this one, so that only an edge of it is seen; 0: none.
    public var behind: Int
    /// How far in front the notice is, which stays as it is while the stack is open.
    var standing = NoticeStanding.buttons
    /// Whether the notice came to an open list: it is behind all others until that closes, so that nothing moves under the
    /// pointer.
    var isLate = false
    /// Whether any of those in front of it stays until something ends it.
    var isUnderWhatStays = false
    /// Whether the panels take input, because any of them does: the stack can be opened.
    var takesInput: Bool
    /// How far away from the edge the notice is, or the one that covers it, in points.
    var distance = 0.0
    /// The least width of the panel, in points: that of the widest in the stack, so that they have one width.
    var width = 0.0
    /// The size of the panel that covers this one; zero before that was laid out.
    var cover = Size.zero

    /// Whether another notice covers this one.
    public var isCovered: Bool { behind > 0 }

    /// Whether the notice's time is held: it is covered, or the stack is open.
    ///
    /// - Parameter isOfWork: Whether it is the notice of work that can be taken back. That is done in time: what stays may
    ///   cover it for ever.
    func holdsTime(ofWork isOfWork: Bool) -> Bool { isOpen || isCovered && !(isOfWork && isUnderWhatStays) }

    /// Whether a tap opens the stack.
    public var canBeOpened: Bool { takesInput && !isOpen }

    /// A notice's panel as it would be alone.
    struct Alone: Hashable, Sendable, Codable {
        /// The panel's size, in points.
        var size = Size.zero
        /// How high a list of panels may be that begins with this one, in points.
        var room = 0.0
        /// Whether the panel for all of a list has a place beside them.
        var hasPlace = true
    }
}
