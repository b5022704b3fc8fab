/// What the system writes into the log of an app that does what it should not, for tests to read.
@MainActor
package enum RuntimeIssues {
    package private(set) static var reported: [String] = []
    /// Whether a view tree of SwiftUI's is being updated at this moment.
    package static var isUpdatingViews = false

    package static func report(_ issue: String) { reported.append(issue) }

    /// What was reported since the last time.
    package static func read() -> [String] {
        defer { reported = [] }
        return reported
    }
}
