/// Lets other tasks on the main actor run, as far as they need no time.
@MainActor
func turns(_ count: Int = 20) async {
    for _ in 0..<count { await Task.yield() }
}

/// Whether a condition becomes true within many turns of the main actor.
///
/// A test fails here instead of hanging.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<200_000 {
        if condition() { return true }
        await Task.yield()
    }
    return condition()
}

/// A flag that a closure can set.
@MainActor
final class Flag {
    var isUp = false
}

/// Work that ends when a test says so, without time passing.
@MainActor
final class Job<Value: Sendable> {
    private(set) var hasBegun = false
    private(set) var wasCancelled = false
    /// Whether the work stops when it is cancelled.
    private let heedsCancellation: Bool
    private var result: Result<Value, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    init(heedsCancellation: Bool = true) { self.heedsCancellation = heedsCancellation }

    func finish(_ value: Value) { end(.success(value)) }
    func fail(_ error: any Error) { end(.failure(error)) }

    func run() async throws -> Value {
        hasBegun = true
        await withTaskCancellationHandler {
            if result == nil { await withCheckedContinuation { waiting = $0 } }
        } onCancel: {
            Task { @MainActor in self.cancel() }
        }
        guard let result else { throw CancellationError() }
        return try result.get()
    }

    private func cancel() {
        wasCancelled = true
        if heedsCancellation { end(.failure(CancellationError())) }
    }

    private func end(_ result: Result<Value, any Error>) {
        if self.result == nil { self.result = result }
        waiting?.resume()
        waiting = nil
    }
}

/// The error of a task that did not end; the test fails instead of hanging.
struct NeverEnds: Error {}

extension Task where Success: Sendable {
    /// The task's value, if the task ends without time passing.
    @MainActor var end: Success {
        get async throws {
            let box = Box<Result<Success, Failure>>()
            Task<Void, Never> { @MainActor in box.content = await result }
            guard await eventually({ box.content != nil }), let content = box.content else {
                throw NeverEnds()
            }
            return try content.get()
        }
    }
}

@MainActor
private final class Box<Content> {
    var content: Content?
}

/// Holds an object weakly.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) { self.object = object }
}
