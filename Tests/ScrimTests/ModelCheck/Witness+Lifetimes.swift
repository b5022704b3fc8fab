@_spi(Host) @testable import Scrim

/// How long what has a lifetime has left, as somebody with a watch would say.
extension Witness {
    /// A lifetime runs from the first visible frame or, hidden, from the end of grace; it stands still under the
    /// pointer and the focus, and a notice's also while it waits for the user; and what an interruption leaves of it, at least the minimum, counts from the next turn.
    mutating func observeLifetimes(
        _ step: Step, now: Instant, seen: [SeenSurface], waiting: Set<SurfaceID>, scenario: Scenario
    ) {
        for holder in seen.flatMap(\.living) where holder.result != nil {
            parts[Scenario.role(of: holder.id)].isFinal = true
        }
        guard scenario.hasLifetimes else { return }
        let passed = now - step.before.now
        for surface in step.before.seen where surface.isAttended || step.before.awaitsUser(surface) {
            for holder in surface.living {
                let role = Scenario.role(of: holder.id)
                parts[role].lifeEnds = parts[role].lifeEnds.map { $0 + passed }
                // Who takes the focus away may want to come back; who comes back reads it.
                let later = seen.first { $0.id == surface.id }
                let isHeld = later.map { $0.isAttended || waiting.contains($0.id) } ?? true
                // What nobody has seen has all of its time, from its first frame on.
                let isUnseen = later?.surface.life == .up(.awaitingFrame)
                if isUnseen { continue }
                if surface.isFocused || step.before.awaitsUser(surface), !isHeld {
                    parts[role].lifeEnds = parts[role].lifeEnds.map {
                        max($0, now + Tuning.leastAfterFocus)
                    }
                }
            }
        }
        for surface in seen {
            let earlier = step.before.seen(surface.id)
            for holder in surface.living {
                let role = Scenario.role(of: holder.id)
                let timing = scenario.roles[role].overlay.timing
                guard case .fixed(let fixed) = timing.lifetime else { continue }
                let isAnswerable = scenario.roles[role].overlay.content.action != nil
                let whole = isAnswerable ? max(fixed, scenario.defaults.answerTime) : fixed
                guard !parts[role].isFinal else {
                    (parts[role].lifeEnds, parts[role].left) = (nil, nil)
                    continue
                }
                if let end = parts[role].lifeEnds, surface.waitsAnew(since: earlier) {
                    parts[role].left = max(end - now, timing.minimum)
                    parts[role].lifeEnds = nil
                }
                let isNew = earlier?.living.contains { $0.id == holder.id } != true
                if parts[role].lifeEnds == nil, surface.isUp, surface.begins(since: earlier, isNew: isNew) {
                    parts[role].lifeEnds = now + (parts[role].left ?? whole)
                    parts[role].left = nil
                }
            }
        }
    }
}

extension SeenSurface {
    /// Whether the surface is the host's to show, and not on its way out.
    fileprivate var isUp: Bool { surface.isPresented && !surface.isLeaving }

    /// Whether a notice is no longer up, but to come, or comes for another time already.
    fileprivate func waitsAnew(since earlier: SeenSurface?) -> Bool {
        guard surface.kind == .hud, surface.life != .detached else { return false }
        return !isUp || comesAnew(since: earlier)
    }

    /// Whether the host got the surface just now.
    private func comesAnew(since earlier: SeenSurface?) -> Bool {
        earlier?.isUp != true
            || surface.life == .up(.awaitingFrame) && earlier?.generation != surface.generation
    }

    /// Whether a lifetime that has not begun begins: with the first frame, or where nobody will see one.
    fileprivate func begins(since earlier: SeenSurface?, isNew: Bool) -> Bool {
        isVisible || isHidden && (isNew || comesAnew(since: earlier))
    }
}
