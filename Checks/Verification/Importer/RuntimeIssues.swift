// What the double of SwiftUI asks the double of UIKit for, and UIKit has not.
@MainActor
enum RuntimeIssues {
    static var isUpdatingViews = false
    static func report(_ issue: String) {}
}
