import Testing

@_spi(Host) @testable import Scrim

/// Checks every reachable state of the focus in a small window, for both kinds of toolkit.
struct FocusModelCheck {
    /// What must hold after every move.
    enum Promise: String, CaseIterable {
        case trapped = "under a veil the app does not have the focus"
        case notBlocked = "where keys follow the focus, no blocked view has it"
        case notLeaving = "no panel that leaves has the focus"
        case standInGone = "a stand-in has the focus only while there is a reason"
        case givenBack = "with nothing up, the focus is where the app wanted it"
        case untouched = "the app's focus is not touched without a reason"
        case free = "beside a live sheet the focus goes where the user puts it"
        case resumed = "after a veil the focus is in the app where it was there beside a live sheet"
        case undisturbed = "a live sheet that was out of sight leaves the focus in the app"
        case entered = "what the plan names has the focus when it comes"
        case reached = "Tab and F6 lead from panel to panel beside the app, and into the app again"
        case returned = "F6 leads back to where the app's focus was"
        case resumedInPanel = "where keys follow the focus, a panel that was blocked has it again"
        case leftPanel = "where keys follow the focus, what has no keyboard has it again after a panel"
        case rests = "the machine is content with what it did"
    }

    @Test(arguments: [FocusMachine.KeyBlocking.atWindow, .byFocus])
    func everyStateKeepsThePromises(_ blocking: FocusMachine.KeyBlocking) {
        let report = Self.check(FocusWorld(blocking))
        print(
            "model check, focus with keys blocked \(blocking): \(report.states) states,"
                + " \(report.transitions) transitions, closed; \(Promise.allCases.count) invariants,"
                + " \(report.violation == nil ? 0 : 1) violations")
        if let violation = report.violation {
            Issue.record("\(violation.rawValue)\n\(report.trace.map { "\($0)" }.joined(separator: "\n"))")
        }
    }

    /// The check can fail: it finds every fault, in at least one kind of toolkit.
    @Test(arguments: FocusFlaw.allCases)
    func flawIsFound(_ flaw: FocusFlaw) throws {
        let found = [FocusMachine.KeyBlocking.atWindow, .byFocus].compactMap { blocking in
            let report = Self.check(FocusWorld(blocking, flaw: flaw))
            return report.violation.map { (blocking, $0, report.trace.count) }
        }
        let (blocking, promise, count) = try #require(found.first)
        print(
            "model check, focus, rejected a machine that \(flaw.rawValue): \(promise.rawValue)"
                + " (\(blocking)), after \(count) moves")
    }

    // MARK: The search

    struct Report {
        var states = 0
        var transitions = 0
        var violation: Promise?
        var trace: [FocusWorld.Move] = []
    }

    /// Searches breadth first, so that the trace is as short as possible.
    private static func check(_ start: FocusWorld) -> Report {
        var report = Report()
        var known: Set<FocusWorld> = [start]
        var cameFrom: [FocusWorld: (world: FocusWorld, move: FocusWorld.Move)] = [:]
        var level = [start]
        while !level.isEmpty {
            var next: [FocusWorld] = []
            for world in level {
                for move in world.moves {
                    var after = world
                    after.make(move)
                    report.transitions += 1
                    if let promise = Promise.allCases.first(where: {
                        !keeps($0, from: world, by: move, to: after)
                    }) {
                        report.violation = promise
                        report.trace = [move]
                        var origin = cameFrom[world]
                        while let step = origin {
                            report.trace.insert(step.move, at: 0)
                            origin = cameFrom[step.world]
                        }
                        return report
                    }
                    if known.insert(after).inserted {
                        cameFrom[after] = (world, move)
                        next.append(after)
                    }
                }
            }
            level = next
        }
        report.states = known.count
        return report
    }

    // MARK: The promises

    private static func keeps(
        _ promise: Promise, from before: FocusWorld, by move: FocusWorld.Move, to world: FocusWorld
    ) -> Bool {
        let isVeiled = world.standing.contains(.veil)
        switch promise {
        case .trapped:
            guard isVeiled else { return true }
            if world.holder == .standIn { return true }
            if case .panel(let panel) = world.holder { return world.isLive(panel) || world.names(panel) }
            return false
        case .notBlocked:
            guard world.blocking == .byFocus, case .view(let view) = world.holder else { return true }
            return !world.isBlocked(view)
        case .notLeaving:
            guard case .panel(let panel) = world.holder else { return true }
            return world.isLive(panel) || world.names(panel)
        case .standInGone:
            guard world.holder == .standIn, world.plan == .app else { return true }
            return world.saved.map(world.isBlocked) ?? world.savedInPanel.map { !world.isLive($0) } ?? false
        case .givenBack:
            guard world.plan == .app, !world.isFieldBlocked, !world.standing.contains(.curtain) else {
                return true
            }
            if case .panel = world.holder { return true }
            return world.holder == (world.wish.map { .view($0) } ?? .nobody)
        case .untouched:
            guard world.plan == .app, case .view(let view) = before.holder, !world.isBlocked(view) else {
                return true
            }
            switch move {
            case .focus, .work, .walk, .destroy(view): return true
            case .show, .end, .remove, .hideSheet, .revealSheet, .destroy, .toggleGate:
                return world.holder == before.holder
            }
        case .free:
            guard !isVeiled else { return true }
            switch move {
            case .focus(let view?): return world.isBlocked(view) || world.holder == .view(view)
            case .work(let panel): return world.holder == .panel(panel)
            case .show, .end, .remove, .hideSheet, .revealSheet, .focus, .walk, .destroy, .toggleGate:
                return true
            }
        case .reached:
            guard case .walk(let step) = move, !before.round.isEmpty,
                let target = before.round.stop(step, from: before.stop)
            else { return true }
            switch target {
            case .panel(let surface): return world.stop == .panel(surface)
            case .app:
                if case .view(let view) = world.holder { return step != .backTab || view == world.stops.last }
                return before.stops.isEmpty || before.saved.map(before.isBlocked) == true
            }
        case .returned:
            guard case .walk(let step) = move, step == .next || step == .previous,
                case .panel = before.holder, let saved = before.saved, !before.isBlocked(saved),
                before.round.stop(step, from: before.stop) == .app
            else { return true }
            return world.holder == .view(saved)
        case .resumed:
            guard case .end(.veil) = move, world.blocking == .atWindow, let place = before.before,
                place.plan == world.plan
            else { return true }
            return world.holder == .view(place.view)
        case .undisturbed:
            guard case .revealSheet = move, before.isBesideHidden, case .view = before.holder else {
                return true
            }
            return world.holder == before.holder
        case .entered:
            guard case .show(let panel) = move, panel.takesFocus, world.blocking == .atWindow else {
                return true
            }
            return world.holder == .panel(panel)
        case .resumedInPanel:
            guard case .end = move, before.holder == .standIn, let panel = before.savedInPanel,
                world.standing.contains(panel)
            else { return true }
            return world.holder == (world.isLive(panel) ? .panel(panel) : .standIn)
        case .leftPanel:
            guard case .focus(nil) = move, case .panel = before.holder, let saved = before.saved,
                before.sight(of: saved) == .freeWithoutKeyboard
            else { return true }
            return world.holder == .view(saved)
        case .rests:
            var again = world
            let acts = again.machine.focusMoved(again.sight)
            return acts.allSatisfy {
                $0 == .save || $0 == .moveIn(world.plan.surface) && world.holder == .standIn
            }
        }
    }
}

extension FocusWorld {
    /// The position of the focus in the round.
    fileprivate var stop: FocusRound.Stop {
        switch holder {
        case .panel(let panel): return .panel(id(of: panel))
        case .standIn:
            guard let surface = plan.surface, round.panels.contains(surface) else { return .app }
            return .panel(surface)
        case .nobody, .view: return .app
        }
    }

    /// Whether the plan wants the focus in the panel.
    fileprivate func names(_ panel: Panel) -> Bool { plan.surface == id(of: panel) }
}
