@_spi(Host) @testable import Scrim

/// Faults in what is in front, who has the focus, and what assistive technology finds.
extension BrokenMachine {
    static let ofSight = [
        drawsInReverse, trapsByTheFront, focusesTheHindmost, leavesFocusToTheApp, isModalBehind,
        forgetsARegion,
        hidesWhileHidden, staysBeforeADialog, losesWhatMoves, bringsBackWhatHasEnded,
    ]

    private static let drawsInReverse = BrokenMachine(
        flaw: Flaw(name: "draws the newest at the back", misdraw: { _, plan in plan.surfaces.reverse() }),
        scenario: .twoViews, rejectedBy: .stacked)

    private static let trapsByTheFront = BrokenMachine(
        flaw: Flaw(
            name: "keeps the focus inside only if the surface in front blocks",
            misdraw: { machine, plan in
                guard case .surface(let id, _) = plan.focus, let front = machine.surface(id) else { return }
                plan.focus = .surface(id, isTrapped: front.blocksWindow(in: machine.surroundings))
            }),
        scenario: .sheetsOverVeil, rejectedBy: .trap)

    private static let focusesTheHindmost = BrokenMachine(
        flaw: Flaw(
            name: "gives the focus to the surface at the back",
            misdraw: { machine, plan in
                guard case .surface(_, let isTrapped) = plan.focus else { return }
                let seen = machine.seen.filter { $0.isVisible && $0.kind != .hud }
                let taker = machine.ordered.first { surface in
                    let isSeen = seen.contains { $0.id == surface.id }
                    return isSeen
                        && (surface.kind == .sheet || surface.blocksWindow(in: machine.surroundings))
                }
                if let taker { plan.focus = .surface(taker.id, isTrapped: isTrapped) }
            }),
        scenario: .sheetsOverVeil, rejectedBy: .frontFocus)

    private static let leavesFocusToTheApp = BrokenMachine(
        flaw: Flaw(
            name: "leaves the focus to the app under a sheet that blocks nothing",
            misdraw: { _, plan in
                if case .surface(_, isTrapped: false) = plan.focus { plan.focus = .app }
            }),
        scenario: .sheetsOverVeil, rejectedBy: .focus)

    private static let isModalBehind = BrokenMachine(
        flaw: Flaw(
            name: "makes the surface at the back modal",
            misdraw: { machine, plan in
                plan.access.modal = machine.ordered.first { $0.blocksWindow(in: machine.surroundings) }?.id
            }),
        scenario: .sheetsOverVeil, rejectedBy: .modal)

    private static let forgetsARegion = BrokenMachine(
        flaw: Flaw(
            name: "hides only one region from assistive technology",
            misdraw: { _, plan in plan.access.hiddenRegions = PagedArray(plan.access.hiddenRegions.prefix(1))
            }),
        scenario: .twoViews, rejectedBy: .covered)

    private static let hidesWhileHidden = BrokenMachine(
        flaw: Flaw(
            name: "keeps a region hidden from assistive technology by what is out of sight itself",
            misdraw: { _, plan in
                let unseen = plan.surfaces.filter {
                    $0.isHidden && !$0.region.isWindow && $0.kind == .loading
                }
                plan.access.hiddenRegions += unseen.map(\.region)
            }),
        scenario: .twoViews, rejectedBy: .covered)

    private static let losesWhatMoves = BrokenMachine(
        flaw: Flaw(
            name: "takes what goes to another window for gone already",
            spoil: { _, event, _, effects in
                guard case .handOver = event else { return }
                effects.removeAll { if case .handedOver = $0 { true } else { false } }
            }),
        scenario: .scopedLoading, rejectedBy: .balanced)

    private static let staysBeforeADialog = BrokenMachine(
        flaw: Flaw(
            name: "leaves a veil before a dialog that opened over it",
            misdraw: { machine, plan in
                guard machine.surroundings.regions.dialog != nil else { return }
                for index in plan.surfaces.indices { plan.surfaces[index].value.isHidden = false }
            }),
        scenario: .veilUnderDialog, rejectedBy: .destroyed)

    private static let bringsBackWhatHasEnded = BrokenMachine(
        flaw: Flaw(
            name: "has a notice that leaves wait for another turn when a dialog comes",
            spoil: { _, event, machine, _ in
                // Only if a dialog opens: closing one is an outlook of every state, which checks other invariants.
                guard case .host(.dialogChanged(_?)) = event else { return }
                for index in machine.surfaces.indices(of: .hud)
                where machine.surfaces[index].isLeavingForGood {
                    machine.surfaces[index].life = .queued(since: Instant())
                }
            }),
        scenario: .sheetUnderDialog, rejectedBy: .balanced)
}

extension Surface {
    /// Whether the surface is visible and blocks the whole window.
    fileprivate func blocksWindow(in surroundings: Surroundings) -> Bool {
        guard isVisible(in: surroundings), let layer = inputLayer(in: surroundings) else { return false }
        return region.isWindow && layer.blocks
    }
}
