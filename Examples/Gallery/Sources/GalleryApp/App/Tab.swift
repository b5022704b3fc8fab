/// The six tabs.
package enum Tab: String, CaseIterable {
    case veil, loading, activity, sheet, hud, lab

    var icon: String {
        switch self {
        case .veil: "avatar-default-symbolic"
        case .loading: "chat-message-new-symbolic"
        case .activity: "view-list-bullet-symbolic"
        case .sheet: "applications-graphics-symbolic"
        case .hud: "user-bookmarks-symbolic"
        case .lab: "applications-science-symbolic"
        }
    }
}
