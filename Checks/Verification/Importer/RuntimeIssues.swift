// What the double of SwiftUI needs from the double of UIKit, and UIKit does not have.
@MainActor
enum RuntimeIssues {
    static var isUpdatingViews = false
    static func report(_ issue: String) {}
}
