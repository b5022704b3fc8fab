import ScrimUIKit
import UIKit

// What the articles' screens work with: a service that answers at once unless a test has it wait, and an upload.

struct API {
    /// What sending waits for.
    ///
    /// Without the macro, for which the check against UIKit's headers has no plug-in.
    static let reply = TaskLocal<@Sendable () async -> Void>(wrappedValue: {})

    func signIn() async throws -> String { "anna" }
    func articles() async throws -> [String] { ["The Cloth That Lets Light Through"] }
    func send(_ text: String) async throws { await Self.reply.get()() }
}

/// A library of the time before `async`.
@MainActor
final class Sites {
    var error: (any Error)?
    private(set) var deleted: [String] = []

    func delete(
        _ site: String, success: @escaping @MainActor () -> Void,
        failure: @escaping @MainActor (any Error) -> Void
    ) {
        if let error { return failure(error) }
        deleted.append(site)
        success()
    }
}

/// Work that runs until it is done or cancelled, and then calls back.
@MainActor
final class Export {
    private var done: (@MainActor () -> Void)?
    private(set) var wasCancelled = false

    func start(_ done: @escaping @MainActor () -> Void) { self.done = done }

    func finish() {
        done?()
        done = nil
    }

    func cancel() {
        wasCancelled = true
        finish()
    }
}

/// What tells how far it is, as a task of a URL session does.
@MainActor
struct Upload {
    let progress: Progress
    var finish: @MainActor () async throws -> Void = {}
}
