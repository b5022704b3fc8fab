@_spi(Host) @testable import Scrim

/// Results that nobody can read yet, as an onlooker sees them.
extension World {
    /// Whether nobody can read a result.
    ///
    /// Its view is out of sight, or a dialog of the app is in front. Or something newer is in front that blocks the
    /// window, or did so before it had its own result.
    ///
    /// - Parameter surface: The surface as it is now, or as it was before a step.
    func isResultObscured(_ surface: SeenSurface) -> Bool {
        guard surface.kind != .hud, surface.isFinal else { return false }
        if isOutOfReach(surface) { return true }
        let since = witness.parts[Scenario.role(of: surface.id)].number
        return seen.contains { other in
            other.region.isWindow && other.isPresented && !other.isLeaving && !Scenario.isPill(other.id)
                && witness.parts[Scenario.role(of: other.id)].number > since
                && sharers(of: other.id).contains { $0.overlay.input.outside != .live }
        }
    }

    /// Whether a result cannot be seen although its window can.
    fileprivate func isOutOfReach(_ surface: SeenSurface) -> Bool {
        if isAside(surface.id, over: surface.region, surface.kind) { return true }
        return !surface.region.isWindow && [.hidden, .detached].contains(state(of: surface.region))
    }
}

extension Step {
    /// Time alone ends no result that nobody can read yet.
    func results() -> Violation? {
        switch move {
        case .tick, .oversleep, .jump: break
        default: return nil
        }
        for case .settled(let id, _, _) in effects {
            guard let surface = before.seen.first(where: { $0.living.contains { $0.id == id } }),
                // A result that the program has dismissed does not wait.
                surface.isVisible || before.isOutOfReach(surface), !surface.displayedHolder.hasFinalEnd,
                before.isResultObscured(surface), after.isResultObscured(surface)
            else { continue }
            return .init(.lived, "\(id) ended before anybody could read its result")
        }
        return nil
    }
}

extension Scenario {
    static let coveredResult = Scenario(
        name: "a veil, and one over it that stands for itself: the result of the older is covered",
        roles: [
            Role(overlay: .veil("work").paced(minimum: 1, fade: 1)),
            Role(overlay: .veil("lock").with(\.onRepeat, .separate).paced(fade: 1)),
        ], world: [], limit: affordable)
}

/// Faults in the time of covered results.
extension BrokenMachine {
    static let ofResults = [endsWhatNobodyCouldRead, endsWhatIsOutOfSight, leavesAResultForEver]

    private static let endsWhatIsOutOfSight = BrokenMachine(
        flaw: Flaw(
            name: "has a result's time run on while its view is out of sight",
            prepare: { machine, event, now in
                guard case .host(.regionChanged(_, .detached)) = event else { return }
                letRunOn(&machine, now)
            }),
        scenario: .scopedLoading, rejectedBy: .lived)

    private static let endsWhatNobodyCouldRead = BrokenMachine(
        flaw: Flaw(
            name: "ends a result that something newer covers",
            prepare: { machine, event, now in
                // Only with an awaited frame: other invariants already forbid that
                // time or stale reports change anything here.
                guard case .host(.frameShown(let shown, let generation)) = event,
                    machine.surface(shown)?.life == .up(.awaitingFrame),
                    machine.surface(shown)?.generation == generation
                else { return }
                letRunOn(&machine, now)
            }),
        scenario: .coveredResult, rejectedBy: .lived)

    /// Lets the time of covered results run on.
    private static func letRunOn(_ machine: inout StageMachine, _ now: Instant) {
        for index in machine.surfaces.indices where machine.surfaces[index].isResultObscured {
            for place in machine.surfaces[index].holders.indices {
                guard case .held(let left) = machine.surfaces[index].holders[place].lifetime else { continue }
                machine.surfaces[index].holders[place].lifetime = .running(until: now + left)
            }
        }
    }

    private static let leavesAResultForEver = BrokenMachine(
        flaw: Flaw(
            name: "does not have a result's time run on when what covered it has gone",
            spoil: { before, _, machine, _ in
                for index in machine.surfaces.indices where !machine.surfaces[index].isResultObscured {
                    guard let earlier = before.surface(machine.surfaces[index].id), earlier.isResultObscured,
                        machine.surfaces[index].isFinal
                    else { continue }
                    machine.surfaces[index].holders = earlier.holders
                }
            }),
        scenario: .coveredResult, rejectedBy: .nothingLost)
}
