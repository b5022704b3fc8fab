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
    private var machine = UndoMachine()
    /// The work in which the present task was begun; `nil`: it was begun in none.
    ///
    /// A task that the work begins inherits this, and may run for as long as the app: it must not keep the work.
    ///
    /// Not by the macro: not every way in which these files are compiled has it.
    private static let current = TaskLocal<WeakReference<Undoable>?>(wrappedValue: nil)

    /// The unfinished work that calls this, or began the task that does; `nil`: none does.
    static var caller: Undoable? {
        guard let undoable = current.get()?.object, undoable.isUnfinished else { return nil }
        return undoable
    }

    /// The stage that has the work: its view may move to another window.
    weak var stage: Stage?
    /// Whether the program has pressed its button, which may still be to be worked on.
    var isPressed = false
    /// How many calls in the work wait for other work.
    var waits = 0
    /// The work that was begun last.
    private var task: Task<Presentation.UndoOutcome, Never>?
    private let work: @MainActor () async throws -> Void
    private let takeBack: @MainActor () -> Void

    init(_ work: @escaping @MainActor () async throws -> Void, undo: @escaping @MainActor () -> Void) {
        self.work = work
        takeBack = undo
    }

    /// Whether the work can still be taken back.
    var isPending: Bool { machine.state == .pending }

    /// Whether the work, or taking it back, is still to be done.
    var isUnfinished: Bool {
        switch machine.state {
        case .pending, .decided, .working: true
        case .undone, .done: false
        }
    }

    /// Its notice ended: that decides, before any of the app's code runs.
    func noticeEnded(_ cause: Presentation.Cause) { handle(.noticeEnded(cause)) }

    /// Takes the work back, if its button was pressed and that is still to be done.
    func undo() { handle(.undo) }

    /// Begins work again that has thrown, and waits for its end.
    func retry() async -> Presentation.UndoOutcome { await outcome(after: .retry) }

    /// Begins the work, if it was not taken back and has not begun.
    func begin() { handle(.commit) }

    /// The same, and waits for its end; what the user has taken back is taken back.
    @discardableResult
    func commit() async -> Presentation.UndoOutcome {
        handle(.commit)
        return await outcome(after: .undo)
    }

    /// What became of the work, once its notice has ended for this reason: waits for the work's end.
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
            // In a task of its own: the one that waits may be cancelled, and the work is to be done.
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
