/// A notice's rank among those at its edge or corner, from back to front; among equals the newest is in front.
///
/// The more urgent notice is in front, then the temporary one: a lasting notice would cover it forever.
enum NoticeRank: Hashable, Comparable, Sendable, Codable {
    /// A notice without content, which covers no other.
    case blank
    /// The pill of a minimized presentation, which nobody waits for.
    case minimized
    case notice(Overlay.Priority, Stay)
    /// The library's own buttons for a whole stack.
    case buttons

    enum Stay: Hashable, Comparable, Sendable, Codable {
        case untilEnded, forAWhile
    }
}
