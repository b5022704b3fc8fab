@_spi(Host) @testable import Scrim

/// What lifetimes, turns and words come to.
extension Step {
    /// Nothing expires before its time, unless a more urgent notice comes, and it was shown for long enough or there
    /// is no room to wait in.
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

    /// What can be answered, and what stays, never ends in the queue by itself.
    func answers() -> Violation? {
        for case .settled(let id, let outcome, _) in effects where outcome.cause == .expired {
            guard let earlier = before.machine.surfaces.first(where: { $0.living.contains { $0.id == id } }),
                earlier.isQueued, after.canSee(earlier),
                earlier.canBeAnswered || earlier.living.contains(where: \.staysInLine),
                // Its own timeout is another matter.
                earlier.living.allSatisfy({ $0.overlay.timing.timeout == nil })
            else { continue }
            return .init(.lived, "\(id) ended before its turn")
        }
        return nil
    }

    /// Nothing that was shown for long enough is sent back to wait.
    func interruptions() -> Violation? {
        guard after.scenario.hasLifetimes else { return nil }
        for surface in after.machine.surfaces where surface.isLeaving && !surface.isLeavingForGood {
            guard let earlier = before.machine.surface(surface.id), !earlier.isLeaving, !earlier.isHovered
            else {
                continue
            }
            // What can be answered has its whole time, and work that runs keeps its notice.
            let isLost = !surface.canBeAnswered && !surface.living.contains(where: \.hasRunningBody)
            if isLost, surface.living.allSatisfy({ wasShownEnough(Scenario.role(of: $0.id)) }) {
                return .init(.shownEnough, "\(surface.id) is to come back")
            }
        }
        return nil
    }

    /// Nobody is sent back for one that has no room then either, nor while the user attends to it.
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

    /// Whether the pointer or the focus is in a panel that takes input, as another notice comes.
    ///
    /// What the program changes or dismisses meanwhile may leave a panel that takes none.
    private func isAttended(_ surface: Surface) -> Bool {
        guard case .show = move else { return false }
        return !surface.isFinal && surface.living.allSatisfy { $0.overlay.input.outside == .live }
    }

    /// Whether three quarters of a lifetime were shown before this.
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

    /// Each text that came in sight or changed is spoken, and none else.
    func words() -> Violation? {
        var news: [String] = []
        let machine = after.machine
        for surface in machine.surfaces where surface.isVisible(in: machine.surroundings) {
            let spoken = before.witness.sight(of: surface.id).spoken
            if !surface.words.isEmpty, surface.words != spoken { news.append(surface.words) }
        }
        let cancelling = machine.surroundings.defaults.strings.cancelling
        news += cancelled.map { _ in cancelling }
        // What is wrong with a text is said when it is found, and when Enter asks for it.
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

    /// What the user cancels in this step, while its work goes on.
    private var cancelled: [Surface] {
        guard isCancel else { return [] }
        let machine = after.machine
        return machine.surfaces.filter { surface in
            surface.isVisible(in: machine.surroundings) && !surface.isLeaving && surface.showsCancelling
                && before.machine.surfaces.contains { $0.id == surface.id && !$0.showsCancelling }
        }
    }

    /// Whether the program's end was due when the user cancelled: the surface leaves, whatever is said.
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

    /// What the surface says, in a check where all say no more than a message and what there is to do.
    var words: String {
        let content = displayedHolder.overlay.content
        // The answers of a question are read with the focus.
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
