@_spi(Host) @testable import Scrim

/// Faults in graces, minimums and lifetimes.
extension BrokenMachine {
    static let ofTime = [
        waitsForTheLongestGrace, keepsTheFirstGrace, knowsTheFirstMinimum, keepsTheMinimumOfWork,
        resumesShortened,
        resumesForLessThanTheMinimum, bringsBackWhatWasShown, expiresUnderThePointer, expiresUnderTheFocus,
        losesAnAnswer, takesFromUnderThePointer, runsOutOfSight, runsWithoutAUser, waitsForEver,
        saysSeenWhatNobodyDrew,
    ]

    private static let waitsForTheLongestGrace = BrokenMachine(
        flaw: Flaw(
            name: "counts grace from the last who asked",
            spoil: { _, event, machine, _ in
                guard case .show = event else { return }
                for index in machine.surfaces.indices {
                    guard case .grace = machine.surfaces[index].life else { continue }
                    let graces = machine.surfaces[index].holders.map {
                        $0.askedAt + machine.surroundings.grace(of: $0.overlay)
                    }
                    if let last = graces.max() { machine.surfaces[index].life = .grace(until: last) }
                }
            }),
        scenario: .twoVeils, rejectedBy: .prompt)

    private static let keepsTheFirstGrace = BrokenMachine(
        flaw: Flaw(
            name: "heeds no shorter grace of who joins",
            spoil: { before, event, machine, _ in
                guard case .show = event else { return }
                for index in machine.surfaces.indices {
                    guard case .grace = machine.surfaces[index].life,
                        let earlier = before.surface(machine.surfaces[index].id)
                    else { continue }
                    machine.surfaces[index].life = earlier.life
                }
            }),
        scenario: .twoVeils, rejectedBy: .prompt)

    private static let knowsTheFirstMinimum = BrokenMachine(
        flaw: Flaw(
            name: "counts the minimum of the first of several",
            spoil: { before, event, machine, _ in
                guard case .host(.frameShown) = event else { return }
                for index in machine.surfaces.indices {
                    let earlier = before.surface(machine.surfaces[index].id)
                    guard earlier?.life == .up(.awaitingFrame),
                        case .up(.shown(let until)) = machine.surfaces[index].life
                    else { continue }
                    let minimums = machine.surfaces[index].holders.map {
                        machine.surroundings.minimum(of: $0.overlay)
                    }
                    guard let least = minimums.min(), let most = minimums.max() else { continue }
                    machine.surfaces[index].life = .up(.shown(minimumUntil: until + (least - most)))
                }
            }),
        scenario: .twoVeils, rejectedBy: .minimum)

    private static let keepsTheMinimumOfWork = BrokenMachine(
        flaw: Flaw(
            name: "does not begin the minimum anew for how it went",
            spoil: { before, event, machine, _ in
                guard case .finish = event else { return }
                for index in machine.surfaces.indices where machine.surfaces[index].isFinal {
                    let earlier = before.surface(machine.surfaces[index].id)
                    guard case .up(.shown(let until)) = earlier?.life, earlier?.isFinal == false else {
                        continue
                    }
                    machine.surfaces[index].life = .up(.shown(minimumUntil: until))
                }
            }),
        scenario: .veil, rejectedBy: .minimum)

    private static let resumesShortened = BrokenMachine(
        flaw: Flaw(
            name: "shows what was interrupted for no longer than its minimum",
            spoil: { _, _, machine, _ in
                let surroundings = machine.surroundings
                machine.changeWhatIsLeft { min($1, surroundings.minimum(of: $0.overlay)) }
            }),
        scenario: .twoNotices, rejectedBy: .lived)

    private static let resumesForLessThanTheMinimum = BrokenMachine(
        flaw: Flaw(
            name: "shows what was interrupted for less than its minimum",
            spoil: { _, _, machine, _ in machine.changeWhatIsLeft { min($1, Scenario.tick) } }),
        scenario: .interruptedNotice, rejectedBy: .lived)

    private static let bringsBackWhatWasShown = BrokenMachine(
        flaw: Flaw(
            name: "brings a notice back of which little is left",
            prepare: { machine, event, now in
                guard case .show(let request) = event else { return }
                // As if the whole lifetime were still to come.
                for index in machine.surfaces.indices where machine.surfaces[index].kind == .hud {
                    guard machine.surfaces[index].priority < request.overlay.priority else { continue }
                    for place in machine.surfaces[index].holders.indices {
                        let holder = machine.surfaces[index].holders[place]
                        guard case .running(let until) = holder.lifetime, until > now,
                            let whole = holder.wholeLifetime(in: machine.surroundings)
                        else { continue }
                        machine.surfaces[index].holders[place].lifetime = .running(until: now + whole)
                    }
                }
            }),
        scenario: .twoNotices, rejectedBy: .shownEnough)

    private static let expiresUnderThePointer = BrokenMachine(
        flaw: Flaw(
            name: "has a notice expire under the pointer",
            spoil: { before, event, machine, _ in
                guard case .host(.pointerOver(let id, true)) = event,
                    let earlier = before.surface(id),
                    let index = machine.index(of: id)
                else { return }
                machine.surfaces[index].holders = earlier.holders
            }),
        scenario: .notice, rejectedBy: .lived)

    private static let expiresUnderTheFocus = BrokenMachine(
        flaw: Flaw(
            name: "has a notice expire while the focus is in it",
            spoil: { before, event, machine, _ in
                guard case .host(.focused(let id, true)) = event,
                    let earlier = before.surface(id),
                    let index = machine.index(of: id)
                else { return }
                machine.surfaces[index].holders = earlier.holders
            }),
        scenario: .answer, rejectedBy: .lived)

    private static let takesFromUnderThePointer = BrokenMachine(
        flaw: Flaw(
            name: "takes a notice away from under the pointer for a more urgent one",
            prepare: { machine, event, _ in
                guard case .show(let request) = event, request.overlay.priority == .high else { return }
                for index in machine.surfaces.indices { machine.surfaces[index].isHovered = false }
            }),
        scenario: .attendedNotice, rejectedBy: .yielding)

    private static let runsOutOfSight = BrokenMachine(
        flaw: Flaw(
            name: "has a notice's time run while its window is out of sight",
            spoil: { before, event, machine, _ in
                guard case .host(.regionChanged(.window, .hidden)) = event else { return }
                machine.runTimes(as: before)
            }),
        scenario: .leftNotices, rejectedBy: .lived)

    private static let runsWithoutAUser = BrokenMachine(
        flaw: Flaw(
            name: "has the time of what can be answered run while its window is not active",
            spoil: { before, event, machine, _ in
                guard case .host(.activeChanged(false)) = event else { return }
                machine.runTimes(as: before)
            }),
        scenario: .leftNotices, rejectedBy: .lived)

    private static let waitsForEver = BrokenMachine(
        flaw: Flaw(
            name: "does not have a notice's time run on when the user is back",
            prepare: { _, event, _ in
                guard case .host(.activeChanged(true)) = event else { return }
                event = .wake
            }),
        scenario: .leftNotice, rejectedBy: .nothingLost)

    private static let losesAnAnswer = BrokenMachine(
        flaw: Flaw(
            name: "counts no more time for an answer than for a text",
            prepare: { _, event, _ in
                guard case .show(var request) = event else { return }
                request.overlay.content.action = nil
                request.overlay.input = Overlay.InputPolicy(outside: .live)
                event = .show(request)
            }),
        scenario: .answer, rejectedBy: .lived)

    /// This fault shows only if a state remembers that an end was put off.
    private static let saysSeenWhatNobodyDrew = BrokenMachine(
        flaw: Flaw(
            name: "says that a notice nobody drew was seen, once its end was put off",
            spoil: { before, _, _, effects in
                effects = effects.map { effect in
                    guard case .settled(let id, let outcome, let last) = effect, outcome.cause == .expired,
                        before.holder(id)?.hasFinalEnd == true
                    else { return effect }
                    return .settled(id, Presentation.Outcome(cause: .expired, wasShown: true), last: last)
                }
            }),
        scenario: .notice, rejectedBy: .honest)
}

extension StageMachine {
    /// Restores the lifetimes that ran before.
    fileprivate mutating func runTimes(as before: StageMachine) {
        for index in surfaces.indices {
            for place in surfaces[index].holders.indices {
                guard let earlier = before.holder(surfaces[index].holders[place].id)?.lifetime,
                    case .running = earlier
                else { continue }
                surfaces[index].holders[place].lifetime = earlier
            }
        }
    }

    /// Changes the time that is left of each lifetime that waits for another turn.
    fileprivate mutating func changeWhatIsLeft(_ change: (Holder, Duration) -> Duration) {
        for index in surfaces.indices {
            for place in surfaces[index].holders.indices {
                let holder = surfaces[index].holders[place]
                guard case .waiting(let left?) = holder.lifetime else { continue }
                surfaces[index].holders[place].lifetime = .waiting(left: change(holder, left))
            }
        }
    }
}
