@_spi(Host) @testable import Scrim

/// A readable trace: each move with its instant, its effects, and the state of every surface after it.
struct Timeline: CustomStringConvertible {
    let scenario: Scenario
    let flaw: Flaw?
    let trace: [Move]

    init(_ scenario: Scenario, flaw: Flaw? = nil, trace: [Move]) {
        self.scenario = scenario
        self.flaw = flaw
        self.trace = trace
    }

    var description: String {
        var world = World(scenario, flaw: flaw)
        var lines: [String] = []
        var marks: [String] = scenario.roles.map { _ in "" }
        for move in trace {
            let step = world.make(move)
            lines.append(line(at: world.now, "\(move)"))
            lines += step.effects.map { line(at: nil, "→ \($0.brief)") }
            lines += world.seen.map { line(at: nil, "  \($0.brief(at: world.now))") }
            for role in marks.indices { marks[role].append(mark(of: role, in: world)) }
        }
        let legend =
            "  . asked  _ detached  : queued  - grace  ' no frame yet  # seen  h hidden  ~ leaving  | gone"
        let rows = marks.enumerated().map { "  presentation \($0 + 1)  \($1)" }
        return ([legend] + rows + lines).joined(separator: "\n")
    }

    private func line(at instant: Instant?, _ text: String) -> String {
        guard let instant else { return "          \(text)" }
        let tenths = Int((instant.time / Scenario.tick).rounded())
        let time = "\(tenths / 10).\(tenths % 10) s"
        return "  " + time + String(repeating: " ", count: max(8 - time.count, 1)) + text
    }

    /// The state of a presentation as one letter.
    private func mark(of role: Int, in world: World) -> Character {
        let id = Scenario.presentation(role)
        let part = world.witness.parts[role]
        guard part.askedAt != nil else { return " " }
        if part.isGone { return "|" }
        if part.outcome != nil { return "~" }
        guard let place = world.machine.location(of: id) else { return "." }
        let surface = world.machine.seen[place.surface]
        switch surface.life {
        case .detached: return "_"
        case .queued: return ":"
        case .grace: return "-"
        case .up: return surface.isHidden ? "h" : surface.wasSeen ? "#" : "'"
        case .leaving, .interrupted: return "~"
        case .afterglow: return "."
        }
    }
}

extension StageEffect {
    fileprivate var brief: String {
        switch self {
        case .shown(let id): "\(id) is shown"
        case .settled(let id, let outcome, _):
            "\(id) ends: \(outcome.cause.rawValue), \(outcome.wasShown ? "seen" : "never seen")"
        case .missed(let id): "\(id) is missed"
        case .gone(let id): "\(id) is gone"
        case .cancelBody(let id): "the body of \(id) is cancelled"
        case .minimize(let id): "\(id) is to be minimized"
        case .restore(let id): "\(id) is to be restored"
        case .act(let id, _, _): "the action of \(id) runs"
        case .validate(let id, let text): "“\(text)” is to be validated for \(id)"
        case .search(let id, let text): "“\(text)” is searched for in \(id)"
        case .announce(let announcement): "“\(announcement.text)” is spoken"
        case .play(let haptic): "the hand feels \(haptic.rawValue)"
        case .notify(let id, let text): "the system says “\(text)” of \(id)"
        case .withdrawNotification(let id): "the system says nothing of \(id) any more"
        case .release(let view): "the view of presentation \(Scenario.role(of: view) + 1) is let go"
        case .report(let id, let reason): "\(id) is reported: \(reason)"
        case .stalled(let duration, _): "stalled for \(duration)"
        case .handedOver(let surfaces): "\(surfaces.map(\.id)) go to another stage"
        }
    }
}

extension SeenSurface {
    fileprivate func brief(at now: Instant) -> String {
        var words = ["\(id):"]
        switch surface.life {
        case .detached: words.append("detached")
        case .queued(let since): words.append("queued for \(now - since)")
        case .grace(let until): words.append("in grace for \(until - now)")
        case .up(.awaitingFrame): words.append("awaiting its frame")
        case .up(.shown): words.append("up")
        case .leaving(let until, _): words.append("leaving for \(until - now)")
        case .afterglow(let until): words.append("kept for a reader for \(until - now)")
        case .interrupted(let until): words.append("interrupted for \(until - now)")
        }
        if isHidden { words.append("hidden") }
        for holder in surface.living {
            words.append("held by \(holder.id.number)")
            if let cause = holder.waiting { words.append("(waits: \(cause.rawValue))") }
            if let cause = holder.cancelledBy { words.append("(cancelled: \(cause.rawValue))") }
            if let cause = holder.result { words.append("(result: \(cause.rawValue))") }
            if let end = holder.lifetime.end { words.append("(expires in \(end - now))") }
            if case .held(let left) = holder.lifetime { words.append("(held, \(left) left)") }
        }
        return words.joined(separator: " ")
    }
}
