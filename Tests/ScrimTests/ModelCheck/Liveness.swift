@_spi(Host) @testable import Scrim

/// What every state must lead to in the end.
///
/// Each outlook walks on from a state in one way, until nothing is due any more.
struct Outlook {
    /// States that are known to end well; a walk stops when it reaches one of them.
    private var drained: Set<Fingerprint> = []
    private var returned: Set<Fingerprint> = []

    /// The most wake-ups that a walk may take.
    private static let patience = 200

    mutating func violation(from world: World) -> Violation? {
        guard !world.isLate else { return nil }
        return drain(world) ?? comeBack(world)
    }

    /// Everything is dismissed, and the host reports nothing more.
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

    /// Everything comes in sight, the pointer leaves, and the host draws all frames.
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
    /// Lets time pass, and fires the timer.
    fileprivate mutating func sleep(until instant: Instant) {
        var step = Step(before: self, move: .tick)
        now = instant
        step.effects = subject.handle(.wake, at: now)
        step.takeAnnouncements()
        witness.observe(step, now: now, seen: seen, waiting: waiting, scenario: scenario)
    }

    /// Reports the first frame of each surface that awaits one.
    fileprivate mutating func draw() {
        for surface in seen where surface.awaitsFrame {
            _ = make(.frame(surface.id, isStale: false))
        }
    }

    /// A description of anything left that should be gone.
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

    /// A description of a surface that waits for nothing, but is not shown.
    fileprivate var lost: String? {
        for surface in seen {
            if surface.living.isEmpty { return "\(surface.id) never leaves" }
            for holder in surface.living {
                let role = scenario.roles[Scenario.role(of: holder.id)]
                let part = witness.parts[Scenario.role(of: holder.id)]
                // A covered result is read once its cover is gone, which nothing here removes.
                if !part.isDismissed, isResultObscured(surface) { continue }
                if part.isLetGo { return "\(holder.id) never ends" }
                if role.overlay.timing.lifetime != .untilDismissed { return "\(holder.id) never expires" }
            }
            if !surface.isVisible { return "\(surface.id) never comes: \(surface.life)" }
        }
        return nil
    }

    /// A description of a sheet that is not at a detent, long after the last input.
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
