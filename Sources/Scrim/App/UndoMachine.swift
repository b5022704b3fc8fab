/// Work that can be taken back, as a machine: the work is done or taken back, never both, never neither.
///
/// Pure: `Undoable` performs what it returns.
struct UndoMachine: Hashable, Sendable {
    /// How far the work is.
    private(set) var state = State.pending

    enum State: Hashable, Sendable {
        /// The work can be taken back.
        case pending
        /// Its button was pressed, and the app's code is still to run: it may run a main loop of its own first.
        case decided
        /// It was taken back.
        case undone
        /// It was begun, and has not ended.
        case working
        /// It ended, or threw.
        case done(failed: Bool)
    }

    enum Event: Hashable, Sendable {
        /// Its notice ended. It comes before any of the app's code runs, so that nothing gets between a press and its meaning.
        case noticeEnded(Presentation.Cause)
        /// The app's code may run: the button's handler, or whoever waited for the notice's end, whichever is first.
        case undo
        /// The program wants it done: the app quits or is suspended.
        case commit
        /// The work ended, or threw.
        case workEnded(failed: Bool)
        /// The user wants work done again that threw.
        case retry
    }

    /// What is to be done.
    enum Effect: Hashable, Sendable {
        case takeBack, begin
    }

    mutating func handle(_ event: Event) -> Effect? {
        switch (state, event) {
        case (.pending, .noticeEnded(.action)):
            state = .decided
            return nil
        case (.decided, .undo):
            state = .undone
            return .takeBack
        case (.pending, .noticeEnded), (.pending, .commit), (.done(failed: true), .retry):
            state = .working
            return .begin
        case (.working, .workEnded(let failed)):
            state = .done(failed: failed)
            return nil
        case (.pending, .undo), (.pending, .workEnded), (.pending, .retry), (.decided, _), (.undone, _),
            (.working, _), (.done, _):
            return nil
        }
    }
}
