/// The six tabs.
package enum Tab: String, CaseIterable {
    case veil, loading, activity, sheet, hud, lab

    /// Under the icon.
    var label: String {
        switch self {
        case .veil: "Veil"
        case .loading: "Loading"
        case .activity: "Activity"
        case .sheet: "Sheet"
        case .hud: "HUD"
        case .lab: "Lab"
        }
    }

    /// In the header bar: what the scene is in the app, beside what it is an example of.
    var title: String {
        switch self {
        case .veil: "Account"
        case .loading: "Messages"
        case .activity: "Articles"
        case .sheet: "Studio"
        case .hud: "Reader"
        case .lab: "Lab"
        }
    }

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
