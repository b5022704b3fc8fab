@_spi(Host) @testable import Scrim

/// A stage with undoable work, and everything that runs later than it was requested.
///
/// An effect of the stage may run the app's code, and with it a main loop in which anything else
/// happens first. So button handlers, tasks that wait for a notice's end, and requests of a
/// quitting app are separate moves, in any order.
struct UndoWorld: Hashable, Sendable {
    private(set) var machine = StageMachine()
    private(set) var works: [Work]
    private var now = Instant()
    /// The works whose button handlers have not run yet, in order.
    private var handlers: [Int] = []
    private var isClosed = false
    private var isSuspended = false
    /// How often the app may still be suspended or resumed.
    ///
    /// Each resume gives a notice another second.
    private var suspensionsLeft = 4
    private var isReplaced = false
    /// Whether an urgent notice may still interrupt the others.
    private var canInterrupt: Bool
    /// Whether the program's undo had no effect.
    private var isIgnored = false
    private let flaw: UndoFlaw?
    private let fade: Int

    /// One piece of work, and what became of it.
    struct Work: Hashable, Sendable {
        var machine = UndoMachine()
        var isShown = false
        /// Why its notice ended; `nil` if it has not.
        var cause: Presentation.Cause?
        /// Whether the task that waits for the notice's end has resumed.
        var isResumed = false
        /// Whether the program has asked to commit the work, and that has not run yet.
        var isAskedFor = false
        var isRunning = false
        var hasFailed = false
        var begun = 0
        var takenBack = 0
        var retries = 0
    }

    /// Something that may happen.
    enum Move: Hashable, Sendable {
        case show(Int)
        case press(Int)
        /// The program undoes the work.
        case takeBack(Int)
        case flick(Int)
        /// The task that waits for the work is cancelled.
        case cancel(Int)
        /// Another notice replaces all notices.
        case replace
        /// An urgent notice interrupts the oldest one.
        case interrupt
        /// Time passes to the next instant at which anything is due.
        case pass
        case dismissAll, close, quit
        case suspend(Bool)
        case runHandler
        case resume(Int)
        case commit(Int)
        case workEnds(Int, failed: Bool)
        case retry(Int)
    }

    /// - Parameter isInterrupted: Whether an urgent notice interrupts the
    /// others; then nothing suspends or replaces them.
    init(works count: Int, isInterrupted: Bool = false, flaw: UndoFlaw? = nil) {
        works = Array(repeating: Work(), count: count)
        self.flaw = flaw
        canInterrupt = isInterrupted
        if isInterrupted { (suspensionsLeft, isReplaced) = (0, true) }
        fade = isInterrupted ? 1 : 0
        var defaults = Scenario.briefly
        defaults.stackLimit = isInterrupted ? count : defaults.stackLimit
        _ = machine.handle(.setDefaults(defaults), at: now)
    }

    var moves: [Move] {
        var moves: [Move] = []
        for (index, work) in works.enumerated() {
            if !work.isShown, !isClosed { moves.append(.show(index)) }
            if surface(of: index) != nil {
                moves += [.press(index), .takeBack(index), .flick(index), .cancel(index)]
            }
            if work.cause != nil, !work.isResumed { moves.append(.resume(index)) }
            if work.isAskedFor { moves.append(.commit(index)) }
            if work.isRunning { moves += [.workEnds(index, failed: false), .workEnds(index, failed: true)] }
            if work.hasFailed, work.retries == 0 { moves.append(.retry(index)) }
        }
        if !handlers.isEmpty { moves.append(.runHandler) }
        if machine.nextWake != nil { moves.append(.pass) }
        guard !isClosed, works.contains(where: \.isShown) else { return moves }
        if !isReplaced { moves.append(.replace) }
        if canInterrupt { moves.append(.interrupt) }
        if suspensionsLeft > 0 { moves.append(.suspend(!isSuspended)) }
        return moves + [.dismissAll, .close, .quit]
    }

    mutating func make(_ move: Move) {
        switch move {
        case .show(let index):
            works[index].isShown = true
            send(.show(request(number: index, undoable)))
        case .press(let index): surface(of: index).map { send(.host(.actionTaken($0))) }
        case .takeBack(let index):
            if flaw == .pressesThePanel {
                surface(of: index).map { send(.host(.actionTaken($0))) }
            } else {
                send(.takeBack(Scenario.presentation(index)))
            }
            if works[index].cause == nil { isIgnored = true }
        case .flick(let index):
            surface(of: index).map { send(.host(.panelReleased($0, by: Point(x: 0, y: 200)))) }
        case .cancel(let index): send(.end(Scenario.presentation(index), .cancelled))
        case .replace:
            isReplaced = true
            send(.show(request(number: works.count, undoable.with(\.onRepeat, .replace))))
        case .interrupt:
            canInterrupt = false
            let urgent = Overlay.hud("urgent", placement: .bottom).with(\.priority, .high)
            send(.show(request(number: works.count + 1, urgent.paced(lives: 1, fade: 1))))
        case .pass:
            now = machine.nextWake ?? now
            send(.wake)
        case .dismissAll: send(.dismissAll(nil))
        case .close:
            isClosed = true
            send(.host(.regionChanged(.window, .gone)))
        case .quit: askForAll()
        case .suspend(let suspended):
            isSuspended = suspended
            suspensionsLeft -= 1
            send(.host(.suspended(suspended)))
            if suspended { askForAll() }
        case .runHandler: handle(.undo, handlers.removeFirst())
        case .resume(let index):
            works[index].isResumed = true
            works[index].cause.map { handle(.noticeEnded($0), index) }
            handle(.undo, index)
        case .commit(let index):
            works[index].isAskedFor = false
            handle(.commit, index)
        case .workEnds(let index, let failed):
            works[index].isRunning = false
            works[index].hasFailed = failed
            handle(.workEnded(failed: failed), index)
        case .retry(let index):
            works[index].retries += 1
            works[index].hasFailed = false
            handle(.retry, index)
        }
    }

    /// What is wrong in this state, or `nil`.
    var violation: UndoViolation? {
        if isIgnored { return .ignored }
        for work in works {
            if work.begun > 0, work.takenBack > 0 { return .both }
            if work.begun > 1 + work.retries || work.takenBack > 1 { return .twice }
            if work.cause == .action, work.begun > 0 { return .pressed }
        }
        var end = self
        end.settle()
        return end.works.contains { $0.isShown && $0.begun + $0.takenBack == 0 } ? .neither : nil
    }

    /// Runs everything that was requested, and removes everything on screen.
    private mutating func settle() {
        send(.dismissAll(nil))
        for _ in 0..<100 {
            guard let move = moves.first(where: \.isOwed) else { return }
            make(move)
        }
    }

    // MARK: Private

    private var undoable: Overlay {
        .hud("removed", placement: .bottom, action: "Undo").paced(lives: 2, fade: fade)
            .with(\.input.dismissedBy, [.flick])
    }

    private func request(number: Int, _ overlay: Overlay) -> ShowRequest {
        ShowRequest(
            id: Scenario.presentation(number), surface: Scenario.surface(number),
            sharedOverlay: Shared(overlay),
            region: .window, regionState: .visible, subject: nil, view: nil, isScoped: false,
            isUndoable: number < works.count)
    }

    /// The surface of a notice whose button can be pressed.
    private func surface(of index: Int) -> SurfaceID? {
        machine.location(of: Scenario.presentation(index)).map { machine.surfaces[$0.surface].id }
    }

    private mutating func askForAll() {
        for index in works.indices where works[index].isShown && works[index].machine.state == .pending {
            works[index].isAskedFor = true
            send(.end(Scenario.presentation(index), .dismissed))
        }
    }

    private mutating func send(_ event: StageEvent) {
        var effects = machine.handle(event, at: now)
        for surface in machine.seen where surface.awaitsFrame {
            effects += machine.handle(
                .host(.frameShown(surface.id, generation: surface.generation)), at: now)
        }
        for effect in effects {
            switch effect {
            case .settled(let id, let outcome, _) where Scenario.role(of: id) < works.count:
                works[Scenario.role(of: id)].cause = outcome.cause
                if flaw != .decidesLate { handle(.noticeEnded(outcome.cause), Scenario.role(of: id)) }
            case .act(let id, _, _) where Scenario.role(of: id) < works.count:
                handlers.append(Scenario.role(of: id))
            default: break
            }
        }
    }

    private mutating func handle(_ event: UndoMachine.Event, _ index: Int) {
        let state = works[index].machine.state
        var effect: UndoMachine.Effect?
        switch flaw?.effect(of: event, in: state) {
        case nil: effect = works[index].machine.handle(event)
        case .some(let wrong): effect = wrong(&works[index].machine)
        }
        switch effect {
        case nil: break
        case .takeBack: works[index].takenBack += 1
        case .begin:
            works[index].begun += 1
            works[index].isRunning = true
        }
    }
}

/// The ways in which undoable work can go wrong.
enum UndoViolation: String, CaseIterable, Sendable {
    case both = "work is done and taken back"
    case neither = "work is neither done nor taken back"
    case twice = "work is done or taken back twice"
    case pressed = "work is done though its button was pressed"
    case ignored = "the program takes work back, and nothing comes of it"
}

/// A fault of the undo machine, which shows that its check can fail.
enum UndoFlaw: String, CaseIterable, Sendable {
    case takesBackTooLate = "takes back what has begun"
    case beginsAgain = "begins again what is under way"
    case forgetsAtClose = "forgets the work when its window closes"
    case believesTheFirst = "begins the work if its button was pressed"
    case decidesLate = "leaves it to whoever waits for the notice's end what that end means"
    case takesBackTwice = "takes back for the button's handler, and for whoever waits"
    case pressesThePanel = "presses a button of what is leaving for another turn"

    var violation: UndoViolation {
        switch self {
        case .takesBackTooLate: .both
        case .beginsAgain: .twice
        case .forgetsAtClose: .neither
        case .believesTheFirst, .decidesLate: .pressed
        case .takesBackTwice: .twice
        case .pressesThePanel: .ignored
        }
    }

    /// The faulty effect of an event; `nil` keeps the right one.
    func effect(
        of event: UndoMachine.Event, in state: UndoMachine.State
    ) -> ((inout UndoMachine) -> UndoMachine.Effect?)? {
        switch (self, event, state) {
        case (.takesBackTooLate, .undo, .working): { _ in .takeBack }
        case (.takesBackTwice, .undo, .undone): { _ in .takeBack }
        case (.beginsAgain, .commit, .working): { _ in .begin }
        case (.forgetsAtClose, .noticeEnded(.windowGone), .pending): { _ in nil }
        case (.believesTheFirst, .noticeEnded(.action), .pending): { $0.handle(.commit) }
        default: nil
        }
    }
}

extension UndoWorld.Move {
    /// Whether the move happens without anyone doing anything more.
    fileprivate var isOwed: Bool {
        switch self {
        case .pass, .runHandler, .resume, .commit: true
        case .workEnds(_, let failed): !failed
        case .show, .press, .takeBack, .flick, .cancel, .replace, .interrupt, .dismissAll, .close, .quit,
            .suspend, .retry:
            false
        }
    }
}
