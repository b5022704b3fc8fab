@_spi(Host) @testable import Scrim

/// Faults in what a user's press does.
extension BrokenMachine {
    static let ofUsers = [
        runsTheOldestAction, runsActionsTwice, runsActionsAfterTheEnd, disablesEarly, neverDisables,
        endsWithItsBody,
        asksAgain, believesTheCancelled, settlesTheMinimized, blocksForTheMinimized,
    ]

    private static let runsTheOldestAction = BrokenMachine(
        flaw: Flaw(
            name: "runs the action of the oldest who share a panel",
            spoil: { before, event, _, effects in
                guard case .host(.actionTaken(let id, _)) = event,
                    let oldest = before.surface(id)?.holders.first?.id
                else { return }
                effects = effects.map {
                    if case .act(_, let place, let button) = $0 {
                        .act(oldest, button: place, button)
                    } else {
                        $0
                    }
                }
            }),
        scenario: .joinedNotices, rejectedBy: .acted)

    private static let settlesTheMinimized = BrokenMachine(
        flaw: Flaw(
            name: "ends what is minimized",
            spoil: { _, event, machine, effects in
                guard case .minimize(let id, _) = event, let holder = machine.holder(id) else { return }
                let outcome = Presentation.Outcome(cause: .dismissed, wasShown: true)
                effects.append(.settled(id, outcome, last: holder.sharedOverlay))
            }),
        scenario: .minimizedVeil, rejectedBy: .balanced)

    private static let blocksForTheMinimized = BrokenMachine(
        flaw: Flaw(
            name: "blocks for what is minimized",
            misdraw: { machine, plan in
                for surface in machine.surfaces where surface.isMinimized && !surface.isLeaving {
                    plan.input.layers.append(surface.layer(panelTakesInput: true))
                }
            }),
        scenario: .minimizedVeil, rejectedBy: .input)

    private static let runsActionsTwice = BrokenMachine(
        flaw: Flaw(
            name: "runs an action twice",
            spoil: { _, _, _, effects in
                for case .act(let id, let place, let button) in effects {
                    effects.append(.act(id, button: place, button))
                }
            }),
        scenario: .notice, rejectedBy: .acted)

    private static let runsActionsAfterTheEnd = BrokenMachine(
        flaw: Flaw(
            name: "runs the action of what is on its way out",
            spoil: { before, event, _, effects in
                guard case .host(.actionTaken(let id, _)) = event, let surface = before.surface(id)
                else {
                    return
                }
                if surface.isLeavingForGood {
                    effects.append(.act(surface.displayedHolder.id, button: 0, "Undo"))
                }
            }),
        scenario: .notice, rejectedBy: .acted)

    private static let disablesEarly = BrokenMachine(
        flaw: Flaw(
            name: "disables the cancel button once anybody was asked",
            misdraw: { machine, plan in
                for index in plan.surfaces.indices {
                    let living = machine.surface(plan.surfaces[index].id)?.living ?? []
                    if living.contains(where: { $0.cancelledBy != nil }) {
                        plan.surfaces[index].panel.isCancelEnabled = false
                    }
                }
            }),
        scenario: .cancelledTogether, rejectedBy: .cancel)

    private static let neverDisables = BrokenMachine(
        flaw: Flaw(
            name: "never disables the cancel button",
            misdraw: { _, plan in
                for index in plan.surfaces.indices where !plan.surfaces[index].isLeaving {
                    plan.surfaces[index].panel.isCancelEnabled = true
                }
            }),
        scenario: .scopedLoading, rejectedBy: .cancel)

    private static let endsWithItsBody = BrokenMachine(
        flaw: Flaw(
            name: "takes the overlay of a `during` away when the user cancels it",
            prepare: { machine, event, _ in
                guard case .host(.cancelTaken(let id)) = event, let index = machine.index(of: id)
                else {
                    return
                }
                for place in machine.surfaces[index].holders.indices {
                    machine.surfaces[index].holders[place].body = .none
                }
            }),
        scenario: .scopedLoading, rejectedBy: .asked)

    private static let believesTheCancelled = BrokenMachine(
        flaw: Flaw(
            name: "shows what a cancelled body says of its work",
            prepare: { machine, event, _ in
                guard case .finish(let id, _, _) = event, let place = machine.location(of: id) else { return }
                if machine.surfaces[place.surface].holders[place.holder].isCancelling {
                    machine.surfaces[place.surface].holders[place.holder].body = .running
                }
            }),
        scenario: .scopedLoading, rejectedBy: .believed)

    private static let asksAgain = BrokenMachine(
        flaw: Flaw(
            name: "asks a body to stop each time that the cancel button is taken",
            spoil: { before, event, _, effects in
                guard case .host(.cancelTaken(let id)) = event else { return }
                for holder in before.surface(id)?.living ?? [] {
                    if case .cancelling(.cancelButton) = holder.body {
                        effects.append(.cancelBody(holder.id))
                    }
                }
            }),
        scenario: .scopedLoading, rejectedBy: .asked)
}
