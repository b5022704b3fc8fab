/// A notice's rank among others.
extension Surface {
    /// The notice's rank; in an open stack the rank from when it opened, so that nothing moves under the pointer.
    var rank: NoticeRank { stack?.rank ?? ownRank }

    /// The rank that a notice would get now.
    var ownRank: NoticeRank {
        if clearsStack { return .buttons }
        if isBlank { return .blank }
        if isMinimized { return .minimized }
        let urgency = holders.map(\.overlay.priority).max() ?? .low
        return .notice(urgency, holders.contains(where: \.goesByItself) ? .forAWhile : .untilEnded)
    }

    /// Whether the panel shows nothing.
    private var isBlank: Bool { displayedHolder.view == nil && displayedHolder.overlay.content.isEmpty }
}
