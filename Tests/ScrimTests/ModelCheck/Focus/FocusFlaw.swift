@_spi(Host) @testable import Scrim

/// A fault of a focus machine, which shows that its check can fail.
enum FocusFlaw: String, CaseIterable {
    case neverSaves = "never saves"
    case savesOnce = "keeps what was saved first"
    case forgetsBetweenSurfaces = "forgets between two surfaces"
    case neverGivesBack = "never gives back"
    case givesBackUnderVeil = "gives back when the upper of two ends"
    case leaksFromVeil = "lets the app take the focus from a veil"
    case ignoresGate = "ignores what the gate blocks"
    case givesBackBlocked = "gives back to a view that is blocked"
    case takesBackFromApp = "takes the focus back from an app that may have it"
    case staysInLeaving = "stays in a panel that leaves"
    case takesForNotice = "takes the focus for a notice"
    case leavesOutNotices = "leads past the notices"
    case forgetsOnF6 = "brings F6 to the app's first view"
    case leavesNeighbor = "goes into the sheet beside which the user was in the app"
    case entersOnReturn = "goes into the sheet that comes back into sight beside the user"
    case evictsUser = "takes the focus from a panel in which the user works"
    case forgetsPanel = "forgets the panel that was blocked"
    case forgetsDocked = "forgets what has no keyboard when a panel gives up the focus"
    case movesInAgain = "moves into the panel that has the focus, where its keys are blocked"
}

/// A focus machine, with a fault if there is one.
struct FlawedFocusMachine: Hashable {
    private(set) var machine: FocusMachine
    let flaw: FocusFlaw?
    private let blocking: FocusMachine.KeyBlocking

    init(blocking: FocusMachine.KeyBlocking, flaw: FocusFlaw?) {
        machine = FocusMachine(blocking: blocking)
        self.blocking = blocking
        self.flaw = flaw
    }

    mutating func follow(_ plan: FocusPlan, _ sight: FocusSnapshot) -> [FocusAct] {
        let (before, wasSaved) = (machine.plan, machine.isSaved)
        var acts = machine.follow(plan, misread(sight))
        switch flaw {
        case .forgetsBetweenSurfaces where before != plan && before != .app && plan != .app:
            acts.insert(.forget, at: 0)
        case .givesBackUnderVeil where before != plan && before != .app && plan != .app: acts = [.giveBack]
        case .leavesNeighbor where acts == [.giveBack, .save]: acts = [.moveIn(plan.surface)]
        case .entersOnReturn where before == .app && plan != .app && acts == [.save]:
            acts.append(.moveIn(plan.surface))
        case .takesForNotice where sight.owner == .app && plan == .app && !wasSaved: acts = [.moveIn(nil)]
        default: break
        }
        return flawed(acts, sight, wasSaved: wasSaved)
    }

    mutating func focusMoved(_ sight: FocusSnapshot) -> [FocusAct] {
        let wasSaved = machine.isSaved
        var acts = machine.focusMoved(misread(sight))
        switch (flaw, machine.plan) {
        case (.leaksFromVeil, .surface(_, isTrapped: true)) where sight.owner == .app: acts = []
        case (.takesBackFromApp, .surface(let surface, isTrapped: false)) where sight.owner == .app:
            acts = [.moveIn(surface)]
        case (.evictsUser, .surface(let surface, _)) where !sight.isBlocked && sight.owner != .panel(surface):
            if case .panel = sight.owner { acts = [.moveIn(surface)] }
        case (.movesInAgain, .surface(let surface, _))
        where blocking == .atWindow && sight.isBlocked && sight.owner == .panel(surface):
            acts = [.moveIn(surface)]
        default: break
        }
        return flawed(acts, sight, wasSaved: wasSaved)
    }

    mutating func walk(_ step: FocusRound.Step, in round: FocusRound, _ sight: FocusSnapshot) -> [FocusAct] {
        let wasSaved = machine.isSaved
        var round = round
        if flaw == .leavesOutNotices {
            round.panels.removeAll { $0.number == FocusWorld.Panel.notice.rawValue }
        }
        var acts = machine.walk(step, in: round, sight)
        if flaw == .forgetsOnF6, acts == [.giveBack] { acts = [.enter(.app, at: .first)] }
        return flawed(acts, sight, wasSaved: wasSaved)
    }

    private func misread(_ sight: FocusSnapshot) -> FocusSnapshot {
        switch flaw {
        case .ignoresGate where sight.owner == .app: FocusSnapshot(owner: .app, saved: sight.saved)
        case .givesBackBlocked where sight.saved == .blocked:
            FocusSnapshot(owner: sight.owner, isBlocked: sight.isBlocked, saved: .free)
        case .forgetsDocked where sight.saved == .freeWithoutKeyboard:
            FocusSnapshot(
                owner: sight.owner, isBlocked: sight.isBlocked, saved: .free, inPanel: sight.inPanel)
        default: sight
        }
    }

    private func flawed(_ acts: [FocusAct], _ sight: FocusSnapshot, wasSaved: Bool) -> [FocusAct] {
        switch flaw {
        case .neverSaves: acts.filter { $0 != .save }
        case .savesOnce where wasSaved: acts.filter { $0 != .save }
        case .neverGivesBack: acts.filter { $0 != .giveBack }
        case .forgetsPanel: acts.filter { $0 != .saveInPanel }
        case .staysInLeaving:
            if case .panel = sight.owner, sight.isBlocked { [] } else { acts }
        default: acts
        }
    }
}
