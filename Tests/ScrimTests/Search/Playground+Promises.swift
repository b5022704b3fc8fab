@_spi(Host) @testable import Scrim

/// What must hold, whatever happens.
extension Playground {
    /// An outcome comes once, and never changes.
    func checkOutcomes() -> String? {
        for index in entries.indices {
            let outcome = entries[index].completion.outcome
            if let known = entries[index].outcome {
                if outcome != known { return "the outcome of \(entries[index].id) changed" }
            } else {
                entries[index].outcome = outcome
                if let outcome { ends[outcome.cause, default: 0] += 1 }
            }
            if entries[index].completion.isGone, outcome == nil {
                return "\(entries[index].id) is gone without an outcome"
            }
        }
        if entries.count > Self.longestCast {
            if let ended = entries.firstIndex(where: { $0.completion.isGone }) { entries.remove(at: ended) }
        }
        return nil
    }

    func checkStages() -> String? {
        for host in hosts {
            let isBehind = host.due.map { $0 <= ground.now } ?? false
            if !isBehind, host.plan != host.stage.plan { return "the host was not told of the plan" }
            if host.stage.gate.plan.layers != host.stage.plan.input.layers {
                return "the gate has another plan"
            }
            if let fault = checkTimer(of: host) ?? checkInput(of: host) ?? checkOrder(of: host) {
                return fault
            }
        }
        let standing = hosts.flatMap { $0.stage.presentations.map(\.id) }
        let living = entries.filter { $0.outcome == nil }.map(\.id)
        if standing.count != Set(standing).count { return "a presentation stands twice" }
        guard Set(standing) == Set(living) else {
            return "without an outcome: \(living), on stage: \(standing)"
        }
        return nil
    }

    /// The stage is woken when something is due, and nothing is due before that.
    private func checkTimer(of host: UnrulyHost) -> String? {
        var machine = host.stage.machine
        if let next = machine.nextWake, host.due.map({ $0 > next }) ?? true {
            return "nothing wakes the stage for what is due at \(next)"
        }
        let before = (host.due ?? ground.now + .seconds(3_600)) + .milliseconds(-1)
        guard before > ground.now else { return nil }
        let effects = machine.handle(.wake, at: before)
        return effects.isEmpty && machine == host.stage.machine
            ? nil : "at \(before) something was due that nobody asked to be woken for"
    }

    /// Input is blocked exactly while a blocking presentation is living and can be seen.
    private func checkInput(of host: UnrulyHost) -> String? {
        let blocking = Set(host.stage.plan.input.layers.filter { $0.outside != .live }.map(\.surface))
        for surface in host.stage.machine.seen {
            let canBlock =
                !surface.isUndimmed && surface.living.contains { $0.overlay.input.outside != .live }
            let waits = surface.isQueued || surface.kind == .hud && surface.isLeaving
            let blocks = canBlock && !surface.isFinal && host.canSee(surface) && !waits
            if blocking.contains(surface.id) != blocks {
                return "\(surface.id) blocks: \(!blocks), but should: \(blocks)"
            }
        }
        return nil
    }

    /// Every surface is in the plan once, and each placement has at most the allowed number of notices.
    private func checkOrder(of host: UnrulyHost) -> String? {
        let surfaces = host.stage.machine.seen
        let drawn = host.stage.plan.surfaces.map(\.id)
        let due = surfaces.filter(\.isPresented).map(\.id)
        if drawn.count != due.count || Set(drawn) != Set(due) {
            return "drawn: \(drawn), to be drawn: \(due)"
        }
        let machine = host.stage.machine
        let notices = machine.surfaces.filter { $0.occupiesPlacement(in: machine.surroundings) }
        for (placement, notices) in Dictionary(grouping: notices, by: \.placement) {
            let limit = placement == .center ? 1 : machine.surroundings.defaults.stackLimit
            if notices.count > limit || Set(notices.map(\.region)).count > 1 {
                return "\(notices.count) notices are at \(placement), \(limit) may, over one region"
            }
            if let fault = checkStack(notices.filter { !$0.isLeaving }, of: machine) { return fault }
        }
        return nil
    }

    /// One notice, or all that fit, can be read.
    ///
    /// A covered notice loses no time, and no urgent notice is covered by a less urgent one.
    private func checkStack(_ notices: [Surface], of machine: StageMachine) -> String? {
        let up = notices.filter { if case .up = $0.life { true } else { false } }
        if up.count > 1, up.contains(where: { $0.stack?.count != up.count }) {
            return "a stack of \(up.count) that not all know of"
        }
        let covered = up.indices.filter { up[$0].stack?.isCovered == true }
        for notice in covered.map({ up[$0] }) {
            let runs = notice.living.contains { if case .running = $0.lifetime { true } else { false } }
            if runs { return "the time of \(notice.id) runs, and nobody can read it" }
        }
        guard up.count > 1, up[0].stack?.isOpen == false else { return nil }
        let read = up.indices.filter { !covered.contains($0) }
        guard read.count == 1 else { return "\(read.count) are read in a closed stack" }
        let front = up[read[0]]
        for index in covered {
            let notice = up[index]
            if notice.priority > front.priority { return "\(notice.id) is covered by a less urgent one" }
            guard notice.priority == front.priority else { continue }
            let (goes, coverGoes) = (isPassing(notice), isPassing(front))
            if goes, !coverGoes { return "\(notice.id) is covered by what stays" }
            if goes == coverGoes, index > read[0] { return "\(notice.id) is covered by an older one" }
        }
        return nil
    }

    /// Whether a notice that stays, or that belongs to running work, waits for one that stays.
    private func waitsForLastingNotice(_ notice: SeenSurface, on host: UnrulyHost) -> Bool {
        let mayWait = notice.living.contains {
            $0.hasRunningBody || $0.result == nil && $0.overlay.timing.lifetime == .untilDismissed
        }
        guard notice.isQueued, mayWait else { return false }
        return host.stage.machine.seen.contains {
            $0.kind == .hud && $0.placement == notice.placement && $0.isVisible && !isPassing($0.surface)
        }
    }

    /// Whether a result waits because something newer in front of it blocks the window, or did.
    private func isResultObscured(_ surface: SeenSurface, on host: UnrulyHost) -> Bool {
        guard surface.kind != .hud, surface.isFinal else { return false }
        return host.stage.machine.seen.drop { $0.id != surface.id }.dropFirst().contains { other in
            other.region.isWindow && other.isPresented && !other.isLeaving && !other.isUndimmed
                && other.living.contains { $0.overlay.input.outside != .live }
        }
    }

    private func isPassing(_ notice: Surface) -> Bool {
        notice.living.contains { $0.result != nil || $0.overlay.timing.lifetime != .untilDismissed }
    }

    /// Makes everything visible and the hosts work properly, and describes what neither comes nor ends.
    func lost() -> String? {
        ground.interjection = nil
        // While anything is presented, the watch for stalls would keep the timer running.
        for host in hosts { host.stage.log = nil }
        for host in hosts where host.window != .gone {
            host.comeUp(with: zip(views, homes).filter { hosts[$0.1] === host }.map(\.0))
        }
        var turns = 0
        while let (host, due) = nextTimer(), due - ground.now < Self.eternity {
            ground.now = max(ground.now, due)
            host.due = nil
            host.stage.wake()
            for host in hosts { host.payUp() }
            turns += 1
            if turns > Self.patience { return "it never comes to rest" }
        }
        for host in hosts {
            for surface in host.stage.machine.seen {
                if surface.living.isEmpty { return "\(surface.id) never leaves" }
                if case .grace = surface.life { continue }  // A grace without an end.
                if waitsForLastingNotice(surface, on: host) || isResultObscured(surface, on: host) {
                    continue
                }
                if surface.kind != .hud, surface.isFinal, surface.isVisible {
                    return "the result of \(surface.id) is never over"
                }
                let timings = surface.living.map(\.overlay.timing)
                if timings.contains(where: { $0.lifetime != .untilDismissed }) {
                    return "\(surface.id) never expires"
                }
                if !surface.isVisible { return "\(surface.id) never comes: \(surface.life)" }
            }
        }
        return ground.fault ?? fault ?? checkOutcomes() ?? checkStages()
    }

    /// Dismisses everything while the hosts report nothing more, and describes what is left that should be gone.
    func leftover() -> String? {
        ground.interjection = nil
        for host in hosts {
            host.isHasty = false
            host.stage.send(.dismissAll(nil))
        }
        for index in entries.indices where entries[index].isScoped { endBody(index) }
        var turns = 0
        while let (host, due) = nextTimer() {
            ground.now = max(ground.now, due)
            host.due = nil
            host.stage.wake()
            turns += 1
            if turns > Self.patience { return "it never comes to rest" }
        }
        for host in hosts {
            let stage = host.stage
            if !host.plan.surfaces.isEmpty { return "\(host.plan.surfaces.map(\.id)) are left on screen" }
            if !stage.gate.plan.isOpen { return "input is blocked" }
            if host.plan.focus != .app { return "focus is not given back" }
            if host.plan.access != AccessPlan() { return "assistive technology is kept from the app" }
            if !stage.records.isEmpty { return "records are left: \(stage.records.keys)" }
            if !stage.layouts.isEmpty { return "layouts are left" }
        }
        for entry in entries where entry.completion.outcome == nil { return "\(entry.id) has no outcome" }
        for entry in entries where !entry.completion.isGone { return "\(entry.id) is not gone" }
        if ground.held != ground.released { return "views are held that nobody shows" }
        return ground.fault ?? fault
    }
}
