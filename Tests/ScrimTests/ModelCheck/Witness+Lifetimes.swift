@_spi(Host) @testable import Scrim

/// How much is left of each lifetime, as a person with a stopwatch would measure it.
extension Witness {
    /// Follows the lifetimes through a step.
    ///
    /// A lifetime runs from the first visible frame or, if hidden, from the end of grace. It stops under the pointer
    /// and the focus; a notice's also stops while it waits for the user. After an interruption the time left, at least
    /// the minimum, counts from the next turn.
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
                // A user who moves the focus away may want to come back, and one who comes back has to read it.
                let later = seen.first { $0.id == surface.id }
                let isHeld = later.map { $0.isAttended || waiting.contains($0.id) } ?? true
                // A notice that was never drawn has its whole time from its first frame on.
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
    /// Whether the host has the surface, and it is not leaving.
    fileprivate var isUp: Bool { surface.isPresented && !surface.isLeaving }

    /// Whether a notice is no longer presented but will come back, or has already come back.
    fileprivate func waitsAnew(since earlier: SeenSurface?) -> Bool {
        guard surface.kind == .hud, surface.life != .detached else { return false }
        return !isUp || comesAnew(since: earlier)
    }

    /// Whether the host has just got the surface.
    private func comesAnew(since earlier: SeenSurface?) -> Bool {
        earlier?.isUp != true
            || surface.life == .up(.awaitingFrame) && earlier?.generation != surface.generation
    }

    /// Whether a lifetime starts now: with the first frame, or because there will be none.
    fileprivate func begins(since earlier: SeenSurface?, isNew: Bool) -> Bool {
        isVisible || isHidden && (isNew || comesAnew(since: earlier))
    }
}
