extension Presentation {
    /// What became of work that could be undone.
    public enum UndoOutcome: Sendable {
        /// The work was done.
        case committed
        /// The user took it back: the work was not begun.
        case undone
        /// The work was begun, and threw this.
        case failed(any Error)

        /// Whether the user took it back.
        public var isUndone: Bool { if case .undone = self { true } else { false } }
        /// The error that the work threw; `nil`: it threw none, or was not begun.
        public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
    }
}

/// Work that waits for its notice to go, unless the user takes it back: either is done, once.
@MainActor
final class Undoable {
    private enum State {
        case pending
        case undone
        case committing(Task<Presentation.UndoOutcome, Never>)
    }

    private var state = State.pending
    private let work: @MainActor () async throws -> Void
    private let takeBack: @MainActor () -> Void

    init(_ work: @escaping @MainActor () async throws -> Void, undo: @escaping @MainActor () -> Void) {
        self.work = work
        takeBack = undo
    }

    /// Whether the work can still be taken back.
    var isPending: Bool { if case .pending = state { true } else { false } }

    /// Begins work again that has thrown, and waits for its end.
    func retry() async -> Presentation.UndoOutcome {
        if case .committing = state { state = .pending }
        return await commit()
    }

    /// Takes the work back, if it has not begun.
    func undo() {
        guard case .pending = state else { return }
        state = .undone
        takeBack()
    }

    /// Begins the work, if it was not taken back and has not begun, and waits for its end.
    @discardableResult
    func commit() async -> Presentation.UndoOutcome {
        switch state {
        case .undone: return .undone
        case .committing(let task): return await task.value
        case .pending:
            // In a task of its own: the one that waits may be cancelled, and the work is to be done.
            let task = Task { @MainActor [work] in
                do {
                    try await work()
                    return Presentation.UndoOutcome.committed
                } catch {
                    return .failed(error)
                }
            }
            state = .committing(task)
            return await task.value
        }
    }
}
