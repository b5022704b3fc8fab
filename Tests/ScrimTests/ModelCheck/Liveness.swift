@_spi(Host) @testable import Scrim

/// What must come of every state in the end.
///
/// Each outlook walks on from a state in one way, to where nothing is
/// due any more.
struct Outlook {
    /// States that are known to end well: walks that come upon one stop there.
    private var drained: Set<Fingerprint> = []
    private var returned: Set<Fingerprint> = []

    /// No walk takes more wake-ups.
    private static let patience = 200

    mutating func violation(from world: World) -> Violation? {
        guard !world.isLate else { return nil }
        return drain(world) ?? comeBack(world)
    }

    /// Everyone lets go, and the host says nothing more.
    private mutating func drain(_ start: World) -> Violation? {
        var world = start
        var trail: [Fingerprint] = []
        _ = world.make(.dismissAll)
        for _ in 0..<Self.patience {
            let fingerprint = world.fingerprint
            if drained.contains(fingerprint) { break }
            trail.append(fingerprint)
            guard let next = world.subject.nextWake else {
                if let left = world.leftover { return .init(.drains, left) }
                break
            }
            guard next > world.now else {
                return .init(.timer, "it asks to be woken at once, again and again")
            }
            world.sleep(until: next)
        }
        if world.subject.nextWake != nil, trail.count == Self.patience {
            return .init(.drains, "it is still not at rest after \(Self.patience) wake-ups")
        }
        drained.formUnion(trail)
        return nil
    }

    /// All comes in sight, the pointer leaves, and a host that does its work draws it.
    private mutating func comeBack(_ start: World) -> Violation? {
        guard start.window != .gone else { return nil }
        var world = start
        if world.hasDialog { _ = world.make(.dialog(false)) }
        if world.isSuspended { _ = world.make(.suspend(false)) }
        if !world.isActive { _ = world.make(.activate(true)) }
        if world.window != .visible { _ = world.make(.window(.visible)) }
        for (index, state) in world.regions.enumerated() where state == .hidden || state == .detached {
            _ = world.make(.region(index, .visible))
        }
        for surface in world.seen {
            if surface.isHovered { _ = world.make(.hover(surface.id, false)) }
            if surface.isFocused { _ = world.make(.focus(surface.id, false)) }
            if surface.sheet?.drag != nil { _ = world.make(.lift(surface.id)) }
        }
        var trail: [Fingerprint] = []
        for _ in 0..<Self.patience {
            world.draw()
            let fingerprint = world.fingerprint
            if returned.contains(fingerprint) { break }
            trail.append(fingerprint)
            guard let next = world.subject.nextWake else {
                if let lost = world.lost { return .init(.nothingLost, lost) }
                if let adrift = world.adrift { return .init(.settled, adrift) }
                break
            }
            guard next > world.now else {
                return .init(.timer, "it asks to be woken at once, again and again")
            }
            world.sleep(until: next)
        }
        if world.subject.nextWake != nil, trail.count == Self.patience {
            return .init(.nothingLost, "it is still not at rest after \(Self.patience) wake-ups")
        }
        returned.formUnion(trail)
        return nil
    }
}

extension World {
    /// Time passes, and the timer fires.
    fileprivate mutating func sleep(until instant: Instant) {
        var step = Step(before: self, move: .tick)
        now = instant
        step.effects = subject.handle(.wake, at: now)
        step.takeAnnouncements()
        witness.observe(step, now: now, seen: seen, waiting: waiting, scenario: scenario)
    }

    /// The first frame of whatever awaits one.
    fileprivate mutating func draw() {
        for surface in seen where surface.awaitsFrame {
            _ = make(.frame(surface.id, isStale: false))
        }
    }

    /// What is left where nothing should be.
    fileprivate var leftover: String? {
        let plan = subject.plan
        if let surface = seen.first { return "\(surface.id) is left, \(surface.life)" }
        if !plan.surfaces.isEmpty { return "\(plan.surfaces.map(\.id)) are drawn" }
        if !plan.input.isOpen { return "input is blocked" }
        if plan.focus != .app { return "focus is not given back" }
        if plan.access != AccessPlan() { return "assistive technology is kept from the app" }
        for (role, part) in witness.parts.enumerated() where part.askedAt != nil {
            if part.outcome == nil { return "presentation \(role + 1) has no outcome" }
            if !part.isGone { return "presentation \(role + 1) is not gone" }
        }
        return nil
    }

    /// Who waits for nothing, and is not there.
    fileprivate var lost: String? {
        for surface in seen {
            if surface.living.isEmpty { return "\(surface.id) never leaves" }
            for holder in surface.living {
                let role = scenario.roles[Scenario.role(of: holder.id)]
                let part = witness.parts[Scenario.role(of: holder.id)]
                // It is read once what covers it has gone, which nobody takes away here.
                if !part.isDismissed, isUnderCover(surface) { continue }
                if part.isLetGo { return "\(holder.id) never ends" }
                if role.overlay.timing.lifetime != .untilDismissed { return "\(holder.id) never expires" }
            }
            if !surface.isVisible { return "\(surface.id) never comes: \(surface.life)" }
        }
        return nil
    }

    /// What of a sheet is elsewhere than at a detent, long after anybody did anything.
    fileprivate var adrift: String? {
        for surface in seen {
            guard let sheet = surface.sheet, let stops = surface.stops else { continue }
            let rested = now + Tuning.longestTransition
            guard let snapshot = surface.snapshot(at: rested) else { continue }
            if snapshot.points != stops.height(of: sheet.detent) || snapshot.velocity != 0 {
                return "\(surface.id) is at \(snapshot.points), and rests at \(stops.heights)"
            }
            if sheet.movement.isBetweenDetents { return "\(surface.id) is laid out as if it were on its way" }
        }
        return nil
    }
}
