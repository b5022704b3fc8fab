import ScrimUIKit
import UIKit

// What the articles' screens work with: a service that answers at once, and an upload.

struct API {
    func signIn() async throws -> String { "anna" }
    func articles() async throws -> [String] { ["The Cloth That Lets Light Through"] }
    func send(_ text: String) async throws {}
}

/// What tells how far it is, as a task of a URL session does.
@MainActor
struct Upload {
    let progress: Progress
    var finish: @MainActor () async throws -> Void = {}
}
