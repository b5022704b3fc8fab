/// Where a notice is among others.
extension Surface {
    /// How far in front a notice is: in an open stack as when that opened, so that nothing moves under the pointer.
    var standing: NoticeStanding { stack?.standing ?? ownStanding }

    /// How far in front a notice would come.
    var ownStanding: NoticeStanding {
        if clearsStack { return .buttons }
        if isBlank { return .blank }
        if isMinimized { return .minimized }
        let urgency = holders.map(\.overlay.priority).max() ?? .low
        return .notice(urgency, holders.contains(where: \.goesByItself) ? .forAWhile : .untilEnded)
    }

    /// Whether there is nothing to be seen in the panel.
    private var isBlank: Bool { displayedHolder.view == nil && displayedHolder.overlay.content.isEmpty }
}
