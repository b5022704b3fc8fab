/// The issues that the system logs when an app misuses its API, for tests to read.
@MainActor
package enum RuntimeIssues {
    package private(set) static var reported: [String] = []
    /// Whether SwiftUI is updating a view tree at this moment.
    package static var isUpdatingViews = false

    package static func report(_ issue: String) { reported.append(issue) }

    /// Returns the issues since the last call.
    package static func read() -> [String] {
        defer { reported = [] }
        return reported
    }
}
