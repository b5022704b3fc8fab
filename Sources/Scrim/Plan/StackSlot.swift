/// Where a notice is among others at the same edge or corner.
///
/// Distances count away from the edge, from where the notice would be alone.
@_spi(Host) public struct StackSlot: Hashable, Sendable, Codable {
    /// How many notices there are; at least 2.
    public var count: Int
    /// Whether the stack is a list: each notice is beside the others.
    public var isOpen: Bool
    /// How many notices cover this one, of which then only an edge is seen; 0: none.
    public var behind: Int
    /// The notice's rank, which does not change while the stack is open.
    var rank = NoticeRank.buttons
    /// Whether the notice came to an open list: it stays behind all others until the list closes, so that nothing
    /// moves under the pointer.
    var isLate = false
    /// Whether any notice in front of this one stays until something ends it.
    var isUnderLastingNotice = false
    /// Whether the stack's panels take input, because any of them does: the stack can be opened.
    var takesInput: Bool
    /// How far from the edge the notice is, or the one that covers it, in points.
    var distance = 0.0
    /// The least width of the panel, in points: the width of the widest panel, so that all have one width.
    var width = 0.0
    /// The size of the panel that covers this one; zero before that panel is laid out.
    var cover = Size.zero

    /// Whether another notice covers this one.
    public var isCovered: Bool { behind > 0 }

    /// Whether the notice's time is held: it is covered, or the stack is open.
    ///
    /// - Parameter isOfWork: Whether the notice is about work that can be undone. Such a notice expires in time even
    ///   under a notice that stays, which may cover it forever.
    func holdsTime(ofWork isOfWork: Bool) -> Bool {
        isOpen || isCovered && !(isOfWork && isUnderLastingNotice)
    }

    /// Whether a tap opens the stack.
    public var canBeOpened: Bool { takesInput && !isOpen }

    /// A notice's panel as it would be alone.
    struct Alone: Hashable, Sendable, Codable {
        /// The panel's size, in points.
        var size = Size.zero
        /// The largest height of a list of panels that begins with this one, in points.
        var room = 0.0
        /// Whether the panel with the stack's buttons has room beside the list.
        var hasPlace = true
    }
}
