@_spi(Host) @testable import Scrim

/// A machine that is broken on purpose, and the invariant that must detect it.
struct BrokenMachine: Sendable {
    let flaw: Flaw
    let scenario: Scenario
    let rejectedBy: Invariant
}

extension BrokenMachine {
    static let all: [BrokenMachine] = general + ofSight + ofTime + ofResults + ofUsers + ofQuestions + ofWords

    private static let general = [
        forgetsGenerations, freesInputLate, blocksLate, forgetsAJoiner, losesAnOutcome, tellsTwice, hurries,
        appearsEarly, keepsAView, keepsTheFocus, forgetsADismissal, losesAReturn, oversleeps, spins,
        letsNoticesOverlap, jumpsWithItsDetents, flingsUnderAFinger, staysWhereItWasLetGo, keepsItsNotes,
    ]

    static let forgetsGenerations = BrokenMachine(
        flaw: Flaw(
            name: "takes a report of any generation for the newest",
            prepare: { machine, event, _ in
                switch event {
                case .host(.frameShown(let id, _)):
                    event = .host(.frameShown(id, generation: machine.generation(of: id)))
                case .host(.motionEnded(let id, _)):
                    event = .host(.motionEnded(id, generation: machine.generation(of: id)))
                default: break
                }
            }),
        scenario: .veil, rejectedBy: .fresh)

    static let keepsItsNotes = BrokenMachine(
        flaw: Flaw(
            name: "plans by what it noted of a surface before that changed",
            spoil: { before, _, machine, _ in
                if let pages = before.surfaces.notes.pages { machine.surfaces.notes.notePlan(pages) }
            }),
        scenario: .veil, rejectedBy: .noted)

    static let freesInputLate = BrokenMachine(
        flaw: Flaw(
            name: "frees input when it is gone, not when it begins to leave",
            misdraw: { machine, plan in
                for surface in machine.surfaces where surface.isLeaving {
                    plan.input.layers.append(surface.layer(panelTakesInput: true))
                }
            }),
        scenario: .veil, rejectedBy: .input)

    static let blocksLate = BrokenMachine(
        flaw: Flaw(
            name: "blocks input when it is seen, not when it is asked for",
            misdraw: { machine, plan in
                plan.input.layers.removeAll { layer in
                    machine.seen.contains { $0.id == layer.surface && !$0.isVisible }
                }
            }),
        scenario: .veil, rejectedBy: .input)

    static let forgetsAJoiner = BrokenMachine(
        flaw: Flaw(
            name: "forgets who was there when another joins",
            spoil: { _, event, machine, _ in
                guard case .show = event else { return }
                for index in machine.surfaces.indices where machine.surfaces[index].holders.count > 1 {
                    machine.surfaces[index].holders.removeFirst()
                }
            }),
        scenario: .twoVeils, rejectedBy: .balanced)

    static let losesAnOutcome = BrokenMachine(
        flaw: Flaw(
            name: "loses the outcome when the region is destroyed",
            spoil: { _, event, _, effects in
                guard case .host(.regionChanged(_, .gone)) = event else { return }
                effects.removeAll { if case .settled = $0 { true } else { false } }
            }),
        scenario: .scopedLoading, rejectedBy: .oneOutcome)

    static let tellsTwice = BrokenMachine(
        flaw: Flaw(
            name: "tells the outcome again when the last pixel is off",
            spoil: { _, _, _, effects in
                for case .gone(let id) in effects {
                    effects.append(
                        .settled(id, Presentation.Outcome(cause: .dismissed, wasShown: true), last: nil))
                }
            }),
        scenario: .veil, rejectedBy: .oneOutcome)

    static let hurries = BrokenMachine(
        flaw: Flaw(
            name: "forgets the minimum when the program dismisses",
            prepare: { machine, event, now in
                guard case .end = event else { return }
                for index in machine.surfaces.indices {
                    if case .up(.shown) = machine.surfaces[index].life {
                        machine.surfaces[index].life = .up(.shown(minimumUntil: now))
                    }
                }
            }),
        scenario: .veil, rejectedBy: .minimum)

    static let appearsEarly = BrokenMachine(
        flaw: Flaw(
            name: "knows no grace",
            prepare: { _, event, _ in
                guard case .show(var request) = event else { return }
                request.overlay.timing.grace = .zero
                event = .show(request)
            }),
        scenario: .veil, rejectedBy: .grace)

    static let keepsAView = BrokenMachine(
        flaw: Flaw(
            name: "never lets go of a view whose region is destroyed",
            spoil: { _, event, _, effects in
                guard case .host(.regionChanged(_, .gone)) = event else { return }
                effects.removeAll { if case .release = $0 { true } else { false } }
            }),
        scenario: .sheet, rejectedBy: .released)

    static let keepsTheFocus = BrokenMachine(
        flaw: Flaw(
            name: "keeps the focus while it leaves",
            misdraw: { machine, plan in
                if let leaving = machine.surfaces.first(where: \.isLeaving) {
                    plan.focus = .surface(leaving.id, isTrapped: true)
                }
            }),
        scenario: .veil, rejectedBy: .focus)

    static let forgetsADismissal = BrokenMachine(
        flaw: Flaw(
            name: "forgets that it was dismissed, when the status of another changes",
            spoil: { _, event, machine, _ in
                guard case .change = event else { return }
                for index in machine.surfaces.indices {
                    for holder in machine.surfaces[index].holders.indices
                    where machine.surfaces[index].holders[holder].waiting != nil {
                        machine.surfaces[index].holders[holder].closing = .open
                    }
                }
            }),
        scenario: .veil, rejectedBy: .nothingLost)

    static let losesAReturn = BrokenMachine(
        flaw: Flaw(
            name: "misses that a region came into a window",
            prepare: { machine, event, _ in
                guard case .host(.regionChanged(let region, .visible)) = event else { return }
                if machine.surfaces.contains(where: { $0.region == region && $0.life == .detached }) {
                    event = .wake
                }
            }),
        scenario: .scopedLoading, rejectedBy: .nothingLost)

    static let oversleeps = BrokenMachine(
        flaw: Flaw(
            name: "sets no timer for the end of a minimum",
            misjudge: { machine, next in
                machine.surfaces.contains { $0.holders.contains { $0.waiting != nil } } ? nil : next
            }),
        scenario: .veil, rejectedBy: .drains)

    static let spins = BrokenMachine(
        flaw: Flaw(
            name: "asks for an instant that has passed",
            misjudge: { _, next in next.map { _ in Instant() } }),
        scenario: .veil, rejectedBy: .timer)

    static let letsNoticesOverlap = BrokenMachine(
        flaw: Flaw(
            name: "lets notices come without their turn",
            spoil: { _, _, machine, _ in
                for index in machine.surfaces.indices where machine.surfaces[index].isQueued {
                    machine.surfaces[index].life = .up(.awaitingFrame)
                }
            }),
        scenario: .threeNotices, rejectedBy: .turns)

    static let jumpsWithItsDetents = BrokenMachine(
        flaw: Flaw(
            name: "puts a sheet to its new detent at once",
            spoil: { _, event, machine, _ in
                guard case .change(_, .sheet) = event else { return }
                for index in machine.surfaces.indices {
                    machine.surfaces[index].motion = .hold(machine.surfaces[index].restPose)
                }
            }),
        scenario: .listInSheet, rejectedBy: .continuous)

    static let flingsUnderAFinger = BrokenMachine(
        flaw: Flaw(
            name: "lets a list go on under a finger that took hold of its sheet",
            spoil: { before, event, machine, _ in
                guard case .host(.dragBegan(let id, _)) = event, let index = machine.index(of: id) else {
                    return
                }
                machine.surfaces[index].sheet?.fling = before.surface(id)?.sheet?.fling
            }),
        scenario: .listInSheet, rejectedBy: .handedOver)

    static let staysWhereItWasLetGo = BrokenMachine(
        flaw: Flaw(
            name: "leaves a sheet where the finger let it go",
            spoil: { before, event, machine, _ in
                guard case .host(.dragEnded(let id, let instant, _)) = event,
                    let index = machine.index(of: id), machine.seen[index].isVisible,
                    let pose = before.surface(id)?.motion.pose(at: instant)
                else { return }
                machine.surfaces[index].motion = .hold(pose)
            }),
        scenario: .listInSheet, rejectedBy: .settled)
}

extension StageMachine {
    fileprivate func generation(of id: SurfaceID) -> Int {
        surfaces.first { $0.id == id }?.generation ?? 0
    }
}

extension Surface {
    func layer(panelTakesInput: Bool) -> InputPlan.Layer {
        InputPlan.Layer(
            surface: id, region: region, outside: .blocked, tapOutside: .ignored,
            panelTakesInput: panelTakesInput)
    }
}
