@_spi(Host) @testable import Scrim

/// What questions are answered with.
extension Step {
    /// The surface whose button or row the move takes, or `nil`.
    var answeredSurface: SurfaceID? {
        switch move {
        case .action(let id), .submit(let id):
            guard let content = before.seen(id)?.displayedHolder.overlay.content else { return id }
            if move == .submit(id), content.actions.first?.role != .default { return nil }
            return content.acceptsAsModeled ? id : nil
        case .choose(let id, _):
            let content = before.seen(id)?.displayedHolder.overlay.content
            return content?.choices?.allowsSeveral == false && content?.actions.isEmpty == true ? id : nil
        default: return nil
        }
    }

    /// A question ends with an answer only by a move that answers it, with what was typed and chosen until then.
    func answered() -> Violation? {
        for case .settled(let id, let outcome, let last) in effects where outcome.cause == .action {
            guard let surface = before.seen.first(where: { $0.living.contains { $0.id == id } }),
                surface.kind == .question
            else { continue }
            guard answeredSurface == surface.id, !surface.isLeaving else {
                return .init(.answered, "\(id) was answered by \(move)")
            }
            let content = surface.displayedHolder.overlay.content
            guard let last = last?.value.content else {
                return .init(.answered, "what was answered to \(id) was lost")
            }
            if last.field?.text != content.field?.text {
                return .init(.answered, "\(id) was answered with another text: \(last.field?.text as Any)")
            }
            var chosen = content.choices?.selection
            if case .choose(_, let row) = move { chosen = [row] }
            if last.choices?.selection != chosen {
                return .init(
                    .answered, "\(id) was answered with other rows: \(last.choices?.selection as Any)")
            }
        }
        return nil
    }
}

extension Overlay.Content {
    /// Whether the app of the model accepts what was typed and chosen, if it has validated the present text.
    fileprivate var acceptsAsModeled: Bool {
        if let field {
            guard field.text == Scenario.goodText, !field.validation.isAwaited else { return false }
        }
        return choices.map { $0.allowsSeveral || !$0.selection.isEmpty } ?? true
    }
}
