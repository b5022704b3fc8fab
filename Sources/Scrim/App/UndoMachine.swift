/// The state machine of undoable work: the work is done or undone, exactly one of the two.
///
/// Pure: `Undoable` performs the effects.
struct UndoMachine: Hashable, Sendable {
    /// How far the work is.
    private(set) var state = State.pending

    enum State: Hashable, Sendable {
        /// The work can still be undone.
        case pending
        /// The button was pressed, but the undo closure has not run: the app may run a nested main loop first.
        case decided
        /// The work was undone.
        case undone
        /// The work has begun, and not ended.
        case working
        /// The work returned or threw.
        case done(failed: Bool)
    }

    enum Event: Hashable, Sendable {
        /// The notice ended; sent before any of the app's code runs, so that a press keeps its meaning.
        case noticeEnded(Presentation.Cause)
        /// The app's code may run: sent by the button's handler or by the one who waits for the notice,
        /// whichever is first.
        case undo
        /// The program wants the work done now: the app quits or is suspended.
        case commit
        /// The work returned or threw.
        case workEnded(failed: Bool)
        /// The user retries work that threw.
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
