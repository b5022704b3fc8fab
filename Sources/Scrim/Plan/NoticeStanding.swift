/// How far in front a notice is among those at its edge or corner; of equals the newest is in front.
///
/// The more urgent one is in front, then what goes by itself: what stays would cover that for ever.
enum NoticeStanding: Hashable, Comparable, Sendable, Codable {
    /// Nothing is in it, and it covers none.
    case blank
    /// What is left of a minimized presentation, which nobody waits for.
    case minimized
    case notice(Overlay.Priority, Stay)
    /// The library's own buttons for a whole stack.
    case buttons

    enum Stay: Hashable, Comparable, Sendable, Codable {
        case untilEnded, forAWhile
    }
}
