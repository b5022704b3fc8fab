@_spi(Host) @testable import Scrim

/// What a user's press does.
extension Step {
    /// Only the handler of the newest holder runs, once, and never after the end.
    func actions() -> Violation? {
        let told = effects.compactMap { if case .act(let id, _, _) = $0 { id } else { nil } }
        guard let id = answeredSurface, let surface = before.seen(id) else {
            return told.isEmpty ? nil : .init(.acted, "the action of \(told) ran without being taken")
        }
        let newest = surface.living.map(\.id).filter { before.witness.parts[Scenario.role(of: $0)].isLiving }
            .max { before.number(of: $0) < before.number(of: $1) }
        // A panel that shows a result, or is leaving, has no action any more.
        let offers = !surface.isLeaving && !surface.isFinal
        guard offers, let newest else {
            return told.isEmpty ? nil : .init(.acted, "the action of \(told) ran when it was over")
        }
        // All callers that share a question get its answer.
        if surface.kind == .question, told == surface.living.map(\.id) { return nil }
        if told == [newest] || told.isEmpty && !surface.isVisible { return nil }
        return .init(.acted, "the action of \(newest) was taken, and that of \(told) ran")
    }

    /// Cancelling asks the body of a `during` to stop; the body's end then ends the overlay.
    func cancels() -> Violation? {
        for (role, part) in after.witness.parts.enumerated() where after.scenario.roles[role].isScoped {
            let id = Scenario.presentation(role)
            let asked = effects.count { $0 == .cancelBody(id) }
            if asked > (before.witness.parts[role].wasBodyCancelled ? 0 : 1) {
                return .init(.asked, "the body of \(id) was asked again")
            }
            if case .finish(role, _) = move, before.witness.parts[role].windsUp, !before.isLate,
                !effects.isEmpty || before.machine != after.machine
            {
                return .init(.believed, "\(id) was told how the cancelled work went, and did \(effects)")
            }
            guard !part.hasReturned else { continue }
            for case .settled(id, let outcome, _) in effects
            where outcome.cause == .cancelButton || outcome.cause == .escape {
                return .init(.asked, "\(id) ended before its body")
            }
        }
        return nil
    }
}

extension World {
    fileprivate func number(of id: Presentation.ID) -> Int { witness.parts[Scenario.role(of: id)].number }
}
