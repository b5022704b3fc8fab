@_spi(Host) @testable import Scrim

/// Lifetimes, turns and spoken texts.
extension Step {
    /// Nothing expires early, unless a more urgent notice comes and the notice
    /// was shown long enough or the queue is full.
    func lifetimes() -> Violation? {
        for case .settled(let id, let outcome, _) in effects where outcome.cause == .expired {
            let role = Scenario.role(of: id)
            let overlay = after.scenario.roles[role].overlay
            guard overlay.timing.timeout == nil, let end = after.witness.parts[role].lifeEnds, end > after.now
            else { continue }
            let isEnough = hasUrgentRival(overlay) && (wasShownEnough(role) || isQueueFull)
            if !isEnough { return .init(.lived, "\(id) ended \(end - after.now) too early") }
        }
        return nil
    }

    /// A notice with an action, or one that stays, never expires in the queue.
    func answers() -> Violation? {
        for case .settled(let id, let outcome, _) in effects where outcome.cause == .expired {
            guard let earlier = before.machine.surfaces.first(where: { $0.living.contains { $0.id == id } }),
                earlier.isQueued, after.canSee(earlier),
                earlier.canBeAnswered || earlier.living.contains(where: \.staysInLine),
                // Its own timeout may still end it.
                earlier.living.allSatisfy({ $0.overlay.timing.timeout == nil })
            else { continue }
            return .init(.lived, "\(id) ended before its turn")
        }
        return nil
    }

    /// A notice that was shown long enough is not sent back to the queue.
    func interruptions() -> Violation? {
        guard after.scenario.hasLifetimes else { return nil }
        for surface in after.machine.surfaces where surface.isLeaving && !surface.isLeavingForGood {
            guard let earlier = before.machine.surface(surface.id), !earlier.isLeaving, !earlier.isHovered
            else {
                continue
            }
            // A notice with an action has its whole time, and running work keeps its notice.
            let isLost = !surface.canBeAnswered && !surface.living.contains(where: \.hasRunningBody)
            if isLost, surface.living.allSatisfy({ wasShownEnough(Scenario.role(of: $0.id)) }) {
                return .init(.shownEnough, "\(surface.id) is to come back")
            }
        }
        return nil
    }

    /// A notice is sent back only for one that then has room, and not while the user attends to it.
    func yielding() -> Violation? {
        for surface in after.machine.surfaces where surface.isLeaving && !surface.isLeavingForGood {
            guard let earlier = before.seen(surface.id), !earlier.isLeaving else { continue }
            if earlier.isVisible, earlier.isAttended, isAttended(surface) {
                return .init(.yielding, "\(surface.id), which the user attends to, is sent back")
            }
            let others = after.machine.surfaces.filter {
                $0.kind == .hud && $0.placement == surface.placement && !$0.isLeaving
            }
            let hasWinner = others.contains { rival in
                rival.isQueued && rival.priority > surface.priority
                    && !others.contains { !$0.isQueued && $0.priority > rival.priority }
            }
            if !hasWinner { return .init(.yielding, "\(surface.id) is sent back for nobody") }
        }
        return nil
    }

    /// Whether attention to a surface counts as another notice comes: the panel must take input.
    ///
    /// A panel that the program has changed or dismissed meanwhile may take none.
    private func isAttended(_ surface: Surface) -> Bool {
        guard case .show = move else { return false }
        return !surface.isFinal && surface.living.allSatisfy { $0.overlay.input.outside == .live }
    }

    /// Whether three quarters of the lifetime had been shown before this step.
    private func wasShownEnough(_ role: Int) -> Bool {
        guard let end = before.witness.parts[role].lifeEnds,
            case .fixed(let whole) = after.scenario.roles[role].overlay.timing.lifetime
        else { return false }
        return (end - after.now) * 4 <= whole
    }

    private var isQueueFull: Bool {
        after.machine.surfaces.count(where: \.isQueued) >= after.scenario.defaults.queueLimit
    }

    private func hasUrgentRival(_ overlay: Overlay) -> Bool {
        overlay.kind == .hud
            && after.machine.surfaces.contains {
                $0.kind == .hud && $0.placement == overlay.placement && $0.priority > overlay.priority
            }
    }

    /// Each text that became visible or changed is spoken, and no other; what is behind a modal surface is silent.
    func words() -> Violation? {
        var news: [String] = []
        let machine = after.machine
        let silent = machine.surfaces.count > 1 ? Self.behindModal(machine.plan) : []
        for surface in machine.surfaces
        where surface.isVisible(in: machine.surroundings) && !silent.contains(surface.id) {
            let spoken = before.witness.sight(of: surface.id).spoken
            if !surface.words.isEmpty, surface.words != spoken { news.append(surface.words) }
        }
        let cancelling = machine.surroundings.defaults.strings.cancelling
        news += cancelled.map { _ in cancelling }
        // The problem with a text is spoken when it is found, and when Enter asks for it.
        let isValidated =
            switch move {
            case .validate, .submit: true
            default: false
            }
        let said = announcements.map(\.text).filter {
            (!isValidated || $0 != Scenario.problem) && (!cancelsWhatIsOver || $0 != cancelling)
        }
        guard said.isEmpty, news.isEmpty || after.isLate else {
            return said.sorted() == news.sorted()
                ? nil : .init(.spoken, "said: \(said), to be said: \(news)")
        }
        return nil
    }

    /// The surfaces behind the front-most one that blocks the window, or did before a dialog came over it.
    private static func behindModal(_ plan: StagePlan) -> Set<SurfaceID> {
        let blocking = Set(plan.input.layers.filter { $0.region.isWindow && $0.blocks }.map(\.surface))
        let surfaces = plan.surfaces.map(\.value)
        let modal = surfaces.lastIndex {
            blocking.contains($0.id) || $0.region.isWindow && $0.aside == .blocking
        }
        return Set(surfaces[..<(modal ?? 0)].map(\.id))
    }

    /// The surfaces whose work the user cancels in this step, and which stay until it stops.
    private var cancelled: [Surface] {
        guard isCancel else { return [] }
        let machine = after.machine
        return machine.surfaces.filter { surface in
            surface.isVisible(in: machine.surroundings) && !surface.isLeaving && surface.showsCancelling
                && before.machine.surfaces.contains { $0.id == surface.id && !$0.showsCancelling }
        }
    }

    /// Whether the user cancelled when the program's end was due: the surface leaves, and nothing is spoken.
    private var cancelsWhatIsOver: Bool {
        isCancel
            && after.machine.surfaces.contains { surface in
                surface.isLeaving
                    && before.machine.surfaces.contains {
                        $0.id == surface.id && !$0.isLeaving && $0.living.contains(where: \.hasRunningBody)
                    }
            }
    }

    private var isCancel: Bool {
        switch move {
        case .escape, .cancel: true
        default: false
        }
    }
}

extension Surface {
    /// Whether the cancel button shows that the work is being cancelled.
    fileprivate var showsCancelling: Bool { cancel != nil && isCancelling }

    /// What the surface says; in a check that is only a message and the available action.
    var words: String {
        let content = displayedHolder.overlay.content
        // A question's answers are read with the focus.
        let hint =
            kind == .question ? nil : (content.action.map(\.title) ?? ownTitle).map { "\($0) is available" }
        return [content.message, hint].compactMap { $0 }.joined(separator: ", ")
    }

    private var ownTitle: String? {
        switch ownButton {
        case nil, .minimize: nil
        case .restore: "Show"
        }
    }
}
