/// Work that can be taken back, as a machine: the work is done or taken back, never both, never neither.
///
/// Pure: `Undoable` performs what it returns.
struct UndoMachine: Hashable, Sendable {
    /// How far the work is.
    private(set) var state = State.pending

    enum State: Hashable, Sendable {
        /// The work can be taken back.
        case pending
        /// It was taken back.
        case undone
        /// It was begun, and has not ended.
        case working
        /// It ended, or threw.
        case done(failed: Bool)
    }

    enum Event: Hashable, Sendable {
        /// Its button was pressed.
        case undo
        /// Its notice ended.
        case noticeEnded(Presentation.Cause)
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
        // Whoever waits for the notice's end may run before the button's handler: the button was pressed all the same.
        case (.pending, .undo), (.pending, .noticeEnded(.action)):
            state = .undone
            return .takeBack
        case (.pending, .noticeEnded), (.pending, .commit), (.done(failed: true), .retry):
            state = .working
            return .begin
        case (.working, .workEnded(let failed)):
            state = .done(failed: failed)
            return nil
        case (.pending, .workEnded), (.pending, .retry), (.undone, _), (.working, _), (.done, _): return nil
        }
    }
}
