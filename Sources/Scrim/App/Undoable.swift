extension Presentation {
    /// The outcome of undoable work.
    public enum UndoOutcome: Sendable {
        /// The work ran and succeeded.
        case committed
        /// The work was undone, and never began.
        case undone
        /// The work began, and threw this error.
        case failed(any Error)

        /// Whether the work was undone.
        public var isUndone: Bool { if case .undone = self { true } else { false } }
        /// The error that the work threw; `nil`: it threw none.
        public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
    }
}

/// Undoable work, which begins when its notice ends, unless it is undone: exactly one of the two happens, once.
@MainActor
final class Undoable {
    private var machine = UndoMachine()
    /// The undoable work that the present task belongs to; `nil`: none.
    ///
    /// A task that the work starts inherits this value and may run as long as the app, so the reference is weak.
    ///
    /// Declared without the macro `@TaskLocal`, which some builds of these files do not have.
    private static let current = TaskLocal<WeakReference<Undoable>?>(wrappedValue: nil)

    /// The unfinished work that the caller belongs to, directly or in a task that the work started; `nil`: none.
    static var caller: Undoable? {
        guard let undoable = current.get()?.object, undoable.isUnfinished else { return nil }
        return undoable
    }

    /// The stage that keeps the work; it changes when the view moves to another window.
    weak var stage: Stage?
    /// Whether the program has undone the work (`Stage.undoLast`); the stage may not have handled that event yet.
    var isPressed = false
    /// How many calls of `Stage.commitPending` wait within the work.
    var waits = 0
    /// The task that ran the work last; `nil`: the work never began.
    private var task: Task<Presentation.UndoOutcome, Never>?
    private let work: @MainActor () async throws -> Void
    private let takeBack: @MainActor () -> Void

    init(_ work: @escaping @MainActor () async throws -> Void, undo: @escaping @MainActor () -> Void) {
        self.work = work
        takeBack = undo
    }

    /// Whether the work can still be undone.
    var isPending: Bool { machine.state == .pending }

    /// Whether the work or the undo is still to be done.
    var isUnfinished: Bool {
        switch machine.state {
        case .pending, .decided, .working: true
        case .undone, .done: false
        }
    }

    /// The end of the notice decides between work and undo, before any of the app's code runs.
    func noticeEnded(_ cause: Presentation.Cause) { handle(.noticeEnded(cause)) }

    /// Runs the undo closure, if the button was pressed and the closure has not run yet.
    func undo() { handle(.undo) }

    /// Repeats work that threw, and waits for its end.
    func retry() async -> Presentation.UndoOutcome { await outcome(after: .retry) }

    /// Begins the work, unless it was undone or has begun.
    func begin() { handle(.commit) }

    /// Begins the work and waits for its end; if the button was already pressed, runs the undo closure instead.
    @discardableResult
    func commit() async -> Presentation.UndoOutcome {
        handle(.commit)
        return await outcome(after: .undo)
    }

    /// Handles the end of the notice with this cause, and waits for the outcome.
    func outcome(of cause: Presentation.Cause) async -> Presentation.UndoOutcome {
        handle(.noticeEnded(cause))
        return await outcome(after: .undo)
    }

    private func outcome(after event: UndoMachine.Event) async -> Presentation.UndoOutcome {
        handle(event)
        return await task?.value ?? .undone
    }

    private func handle(_ event: UndoMachine.Event) {
        switch machine.handle(event) {
        case nil: break
        case .takeBack: takeBack()
        case .begin:
            // In a task of its own: the waiting task may be cancelled, and the work must still run.
            let own = WeakReference(self)
            task = Task { @MainActor [work, weak self] in
                do {
                    try await Undoable.current.withValue(own) { try await work() }
                    self?.handle(.workEnded(failed: false))
                    return .committed
                } catch {
                    self?.handle(.workEnded(failed: true))
                    return .failed(error)
                }
            }
        }
    }
}
