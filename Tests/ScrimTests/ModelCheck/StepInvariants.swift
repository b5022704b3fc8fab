@_spi(Host) @testable import Scrim

/// What must hold for every step.
extension Step {
    func violation() -> Violation? { whatHappened() ?? whatTheUserDid() ?? whatTimeDid() ?? continuity() }

    private func whatHappened() -> Violation? {
        outcomes() ?? views() ?? staleness() ?? causes() ?? destruction() ?? words()
    }

    private func whatTheUserDid() -> Violation? { userActs() ?? answered() ?? actions() ?? cancels() }

    private func whatTimeDid() -> Violation? {
        minimum() ?? grace() ?? lifetimes() ?? results() ?? answers() ?? interruptions() ?? yielding()
            ?? timer()
    }

    /// A visible sheet does not jump at an event, unless a finger, the surroundings or time moves it.
    private func continuity() -> Violation? {
        switch move {
        case .pull, .letGo, .region, .window, .suspend, .activate, .dialog, .jump, .tick, .oversleep:
            return nil
        default: break
        }
        for surface in before.seen where surface.isVisible || surface.isLeaving {
            guard let after = self.after.seen(surface.id), after.isVisible || after.isLeaving,
                let was = surface.snapshot(at: before.now), let snapshot = after.snapshot(at: before.now)
            else { continue }
            if abs(was.points - snapshot.points) > 1e-6 || abs(was.pose.scrim - snapshot.pose.scrim) > 1e-6 {
                return .init(
                    .continuous,
                    "\(surface.id) was at \(was.points), dimmed \(was.pose.scrim), and is at \(snapshot.points), dimmed \(snapshot.pose.scrim)"
                )
            }
        }
        return nil
    }

    private func living(_ world: World) -> [Presentation.ID] { world.seen.flatMap { $0.living.map(\.id) } }

    /// A presentation is settled once when it stops living, and gone once when its last pixel is off.
    private func outcomes() -> Violation? {
        let living = living(after)
        for role in after.scenario.roles.indices {
            let id = Scenario.presentation(role)
            let (was, part) = (before.witness.parts[role], after.witness.parts[role])
            let settled = effects.count { if case .settled(id, _, _) = $0 { true } else { false } }
            let gone = effects.count { $0 == .gone(id) }
            if settled > (was.outcome == nil ? 1 : 0) { return .init(.oneOutcome, "\(id) was settled again") }
            if gone > (was.isGone ? 0 : 1) { return .init(.oneOutcome, "\(id) was gone again") }
            if part.isGone, part.outcome == nil {
                return .init(.oneOutcome, "\(id) is gone without an outcome")
            }
            let holds = living.count { $0 == id }
            if holds != (part.isLiving ? 1 : 0) {
                return .init(.balanced, "\(id) is held \(holds) times, living: \(part.isLiving)")
            }
            let leaves = after.seen.flatMap(\.leavers).count { $0 == id }
            if leaves != (part.outcome != nil && !part.isGone ? 1 : 0) {
                return .init(.oneOutcome, "\(id) leaves \(leaves) times, gone: \(part.isGone)")
            }
        }
        return nil
    }

    private func views() -> Violation? {
        for (role, part) in after.scenario.roles.enumerated() where part.hasView {
            let view = Scenario.view(role)
            let releases = effects.count { $0 == .release(view) }
            let known = after.witness.parts[role]
            if releases > (before.witness.parts[role].isReleased ? 0 : 1) {
                return .init(.released, "the view of presentation \(role + 1) was let go again")
            }
            let isUsed = after.seen.contains { surface in
                surface.displayedHolder.view == view || surface.living.contains { $0.view == view }
            }
            if known.askedAt != nil, isUsed == known.isReleased {
                return .init(
                    .released,
                    "the view of presentation \(role + 1): used \(isUsed), let go \(known.isReleased)")
            }
        }
        return nil
    }

    /// A stale report, or a call on an ended presentation, changes nothing.
    private func staleness() -> Violation? {
        guard !before.isLate else { return nil }
        let invariant: Invariant
        switch move {
        case .frame(let id, let isStale):
            guard isStale || !before.seen.contains(where: { $0.id == id && $0.awaitsFrame })
            else {
                return nil
            }
            invariant = .fresh
        case .motionEnds(_, isStale: true): invariant = .fresh
        case .change(let role), .dismiss(let role), .finish(let role, _), .bodyEnds(let role, _),
            .taskCancelled(let role):
            guard before.witness.parts[role].outcome != nil else { return nil }
            invariant = .silent
        default: return nil
        }
        if !effects.isEmpty { return .init(invariant, "it told \(effects)") }
        return before.machine == after.machine ? nil : .init(invariant, "it changed the stage")
    }

    private func causes() -> Violation? {
        for case .settled(let id, let outcome, _) in effects {
            let role = Scenario.role(of: id)
            let holder = before.seen.flatMap(\.living).first { $0.id == id }
            if !expected(outcome.cause, of: role, holder) {
                return .init(.honest, "\(id) ended as \(outcome.cause.rawValue)")
            }
            let (was, seen) = (before.witness.parts[role].wasSeen, after.witness.parts[role].wasSeen)
            guard outcome.wasShown == seen || outcome.wasShown == was else {
                return .init(
                    .honest, "\(id) ended with wasShown \(outcome.wasShown), but it was seen: \(seen)")
            }
        }
        return nil
    }

    /// Whether a `show` replaced a presentation, which then ends as replaced or by the program's earlier dismissal.
    private func isReplacement(_ id: Presentation.ID, _ cause: Presentation.Cause) -> Bool {
        guard cause != .replaced, case .show = move else { return cause == .replaced }
        return before.seen.flatMap(\.living).first { $0.id == id }?.waiting == cause
    }

    private func expected(_ cause: Presentation.Cause, of role: Int, _ holder: Holder?) -> Bool {
        if let holder, [holder.waiting, holder.result, holder.bodyEnd].contains(cause) { return true }
        if cause == .expired {
            let overlay = after.scenario.roles[role].overlay
            let lives = overlay.timing.lifetime != .untilDismissed || overlay.timing.timeout != nil
            return lives || overlay.kind == .hud
        }
        switch move {
        case .show: return cause == .replaced || cause == .regionGone || cause == .windowGone
        case .dismiss(let other): return cause == .dismissed && other == role
        case .dismissAll: return cause == .dismissed
        case .finish(let other, _): return cause == .finished && other == role
        case .bodyEnds(let other, let end):
            return other == role && (cause == end || cause == holder?.cancelledBy)
        case .tapOutside: return cause == .tapOutside
        case .escape: return cause == .escape
        case .cancel: return cause == .cancelButton
        case .action, .submit, .choose: return cause == .action
        case .letGo, .lift: return cause == .drag
        case .region: return cause == .regionGone
        case .window: return cause == .windowGone
        case .change, .taskCancelled, .frame, .motionEnds, .ownButton, .type, .validate, .hover, .focus,
            .grab, .pull,
            .scroll, .tapGrabber, .behave,
            .grow, .transfer, .suspend, .activate, .dialog, .tick, .oversleep, .jump:
            return false
        }
    }

    /// A user's act does not wait for the minimum; in a `during` it asks the body to stop.
    private func userActs() -> Violation? {
        guard let target = target, let surface = before.seen.first(where: { $0.id == target }),
            surface.isVisible, !surface.isFinal, !surface.living.isEmpty
        else { return nil }
        for holder in surface.living {
            let content = holder.overlay.content
            if case .cancel = move, content.cancel == nil { continue }
            if move == .escape, content.cancel == nil, surface.cancel != nil { continue }
            let part = after.witness.parts[Scenario.role(of: holder.id)]
            let isAsked = holder.body != .none && (part.wasBodyCancelled || holder.cancelledBy != nil)
            if part.isLiving, !isAsked { return .init(.atOnce, "\(holder.id) lives on") }
        }
        return nil
    }

    private var target: SurfaceID? {
        switch move {
        case .cancel(let id), .tapOutside(let id): id
        case .action, .submit, .choose: answeredSurface
        case .letGo(let id, dismisses: true):
            before.seen(id).flatMap {
                $0.sheet?.drag == nil || $0.behavior.dismissal == .never ? nil : id
            }
        case .escape: before.machine.userAct(.escape)?.surface
        default: nil
        }
    }

    private func destruction() -> Violation? {
        for surface in after.seen where after.state(of: surface.region) == .gone {
            return .init(.destroyed, "\(surface.id) outlived its region")
        }
        return nil
    }

    /// During the minimum only a user, a successor or the surroundings may remove a surface.
    private func minimum() -> Violation? {
        switch move {
        case .tapOutside, .escape, .cancel, .action, .ownButton, .submit, .choose, .letGo, .lift: return nil
        // A surface in another window awaits its first frame there.
        case .transfer: return nil
        case .bodyEnds(let role, _):
            let holder = before.seen.flatMap(\.living).first {
                $0.id == Scenario.presentation(role)
            }
            if holder?.cancelledBy?.isUsers == true { return nil }
        default: break
        }
        for surface in before.seen where surface.isVisible && after.canSee(surface.surface) {
            let owed = before.witness.sight(of: surface.id).owedUntil
            guard let owed, owed > after.now else { continue }
            let later = after.seen.first { $0.id == surface.id }
            if later?.isVisible == true { continue }
            let wasReplaced = effects.contains {
                if case .settled(let id, let outcome, _) = $0 {
                    isReplacement(id, outcome.cause)
                } else {
                    false
                }
            }
            if !wasReplaced, !shows(underTheNameOf: surface) {
                return .init(.minimum, "\(surface.id) left \(owed - after.now) too early")
            }
        }
        return nil
    }

    /// Whether something is shown under a surface's name and replaces it, even if the surface shows a result.
    private func shows(underTheNameOf surface: SeenSurface) -> Bool {
        guard case .show(let role) = move, let name = after.scenario.roles[role].overlay.identifier else {
            return false
        }
        return surface.living.contains { $0.overlay.identifier == name }
    }

    private func grace() -> Violation? {
        for surface in after.seen where surface.isPresented {
            let earlier = before.seen.first { $0.id == surface.id }
            if earlier?.isPresented == true || !surface.wasSeen && surface.isLeaving { continue }
            let over =
                after.witness.sight(of: surface.id).graceOver
                ?? before.witness.sight(of: surface.id).graceOver
            if let over, over > after.now {
                return .init(.grace, "\(surface.id) came \(over - after.now) too early")
            }
        }
        return nil
    }

    private func timer() -> Violation? {
        guard !after.isLate else { return nil }
        let next = after.subject.nextWake
        if let next, next <= after.now {
            return .init(.timer, "it asks to be woken at once, again and again")
        }
        guard move == .tick, !before.isLate, before.subject.nextWake.map({ $0 > after.now }) ?? true else {
            return nil
        }
        if !effects.isEmpty { return .init(.timer, "\(effects) came without being asked for") }
        return before.machine == after.machine
            ? nil : .init(.timer, "something was due without being asked for")
    }
}

extension Violation {
    init(_ invariant: Invariant, _ detail: String) {
        self.init(invariant: invariant, detail: detail)
    }
}
